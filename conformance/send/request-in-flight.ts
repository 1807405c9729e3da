import type { Now } from './clock.ts';

export interface ObservedSocket {
  readonly destroyed: boolean;
  readonly bytesRead: number;
}

export interface EndsRequest {
  readonly abort: (reason: Error) => void;
}

export interface Connection {
  socket: ObservedSocket | undefined;
  /** Whether the socket is gone altogether, which takes a few turns after it was destroyed. */
  isGone: boolean;
  openedAt: number;
  /** Since when it serves nobody; while it does, since when it did not before. */
  idleSince: number;
}

/** After so many milliseconds without a request a server may well have closed a connection. */
const longIdle = 1000;

/** A deadline passes in so many parts. A pause of our own takes one of them at most: the rest is still to come. */
const partsOfDeadline = 4;

export type GivenUp = 'timeout' | 'aborted';

/**
 * One request's turn on a connection: its clock and its deadline, which begin when a connection is its own, not
 * while it waits for one.
 */
export class RequestInFlight {
  /** Whether the connection had served less than a second before. */
  followsSoon = false;
  /** Where it sits among the open turns, while it does. */
  seat: number | undefined;
  #controller: EndsRequest | undefined;
  #isGivenUp = false;
  readonly #now: Now;
  readonly #remainingMs: number;
  readonly #onGivenUp: (why: GivenUp) => void;
  #connection: Connection | undefined;
  #begunAt = 0;
  #reused: ObservedSocket | undefined;
  #bytesReadBefore = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(now: Now, remainingMs: number, onGivenUp: (why: GivenUp) => void) {
    this.#now = now;
    this.#remainingMs = remainingMs;
    this.#onGivenUp = onGivenUp;
  }

  /** undici starts it, and lends the means to end it. */
  startWith(controller: EndsRequest): void {
    this.#controller = controller;
    if (this.#isGivenUp) this.#end();
  }

  /** The request is handed to a connection, which may still have to be opened. */
  begin(connection: Connection): void {
    const { socket } = connection;
    this.#connection = connection;
    this.#begunAt = this.#now();
    if (socket?.destroyed === false) {
      this.#reused = socket;
      this.followsSoon = this.#begunAt - connection.idleSince < longIdle;
      this.#bytesReadBefore = socket.bytesRead;
    }
    this.#wait(partsOfDeadline);
  }

  /** Waits for what is left of the deadline. While this process pauses, nobody's answer can come in. */
  #wait(parts: number): void {
    // Timers of one length share one list in Node: cheap enough for every request.
    this.#timer = setTimeout(() => {
      if (parts > 1) this.#wait(parts - 1);
      // Node runs timers before it reads sockets: the answer may be there already.
      else setImmediate(() => this.#giveUpLate());
    }, this.#remainingMs / partsOfDeadline);
  }

  #giveUpLate(): void {
    if (this.seat !== undefined) this.giveUp('timeout');
  }

  /** Takes the request back, whether it was sent or not. */
  giveUp(why: GivenUp): void {
    this.#isGivenUp = true;
    // Told first: undici reports the end as an error, at once.
    this.#onGivenUp(why);
    this.#end();
  }

  #end(): void {
    this.#controller?.abort(new Error('the request was given up'));
  }

  /** Stops the deadline; gives the milliseconds since the first byte was sent. */
  end(): number {
    clearTimeout(this.#timer);
    const connection = this.#connection;
    if (connection === undefined) return 0;
    const now = this.#now();
    connection.idleSince = now;
    return now - Math.max(this.#begunAt, connection.openedAt);
  }

  /** Whether its connection has ended and is not yet gone. */
  get isClosing(): boolean {
    const connection = this.#connection;
    return connection?.socket?.destroyed === true && !connection.isGone;
  }

  /** Tells whether the connection had served before and gave no byte since this request was handed to it. */
  metAStaleConnection(): boolean {
    const socket = this.#connection?.socket;
    return socket !== undefined && socket === this.#reused && socket.bytesRead === this.#bytesReadBefore;
  }
}
