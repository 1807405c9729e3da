import type { RequestInFlight } from './request-in-flight.ts';

/**
 * The requests that are under way. Not a Set: V8 chains a Set's former tables to their successors, so that with
 * thousands of short lives a second the garbage collector finds most of them still held.
 */
export class RequestsInFlight {
  readonly #turns: RequestInFlight[] = [];

  #last: RequestInFlight | undefined;

  /** Whether nothing is under way. */
  get isEmpty(): boolean {
    return this.#turns.length === 0;
  }

  /** The one that ended last. */
  get last(): RequestInFlight | undefined {
    return this.#last;
  }

  /** Takes a turn in. */
  add(turn: RequestInFlight): void {
    turn.seat = this.#turns.push(turn) - 1;
  }

  /** Lets a turn go; false when it was gone already. */
  remove(turn: RequestInFlight): boolean {
    const { seat } = turn;
    if (seat === undefined) return false;
    turn.seat = undefined;
    this.#last = turn;
    const last = this.#turns.pop();
    if (last !== undefined && last !== turn) {
      last.seat = seat;
      this.#turns[seat] = last;
    }
    return true;
  }

  /** Gives all of them up, because the run ends. */
  abortAll(): void {
    for (const turn of [...this.#turns]) turn.giveUp('aborted');
  }
}
