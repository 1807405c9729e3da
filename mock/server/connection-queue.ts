/** A connection, which may be told to read no more for a while. */
interface PausableConnection {
  readonly pause: () => unknown;
  readonly resume: () => unknown;
}

/** An answer to come: node gives it its socket when all answers before it were taken. */
interface AwaitedAnswer {
  readonly once: (event: 'socket', listener: () => void) => unknown;
}

/**
 * Lets the requests of a connection be worked on one after the other, each when the answer before it has left. A client
 * may send hundreds at once and read nothing: all answers would wait in memory, and so would what it goes on sending.
 */
export class ConnectionQueue {
  /** How many requests wait, by connection. */
  readonly #waiting = new WeakMap<PausableConnection, number>();

  /** Begins when the turn of an answer comes that has no socket yet; until then nothing more is read. */
  wait(connection: PausableConnection, answer: AwaitedAnswer, begin: () => void): void {
    this.#waiting.set(connection, (this.#waiting.get(connection) ?? 0) + 1);
    connection.pause();
    answer.once('socket', () => {
      const left = (this.#waiting.get(connection) ?? 1) - 1;
      this.#waiting.set(connection, left);
      if (left === 0) connection.resume();
      begin();
    });
  }
}
