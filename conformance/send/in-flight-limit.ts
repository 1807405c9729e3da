/**
 * How many requests may be under way at the same time. A deployment that asks to wait may have as many to serve as it
 * can (a queue of workers, a limit of connections), or may count requests by the clock. Fewer at a time, as fast as
 * before, show which: where one at a time is refused too, it is the clock.
 */
export class InFlightLimit {
  readonly #connections: number;
  #most = Number.POSITIVE_INFINITY;
  #inFlight = 0;
  /** The most that were under way since the limit was changed. */
  #peak = 0;
  #isByTheClock = false;
  /** The limit that was kept to before it was raised. */
  #proven: number | undefined;

  constructor(connections: number) {
    this.#connections = connections;
  }

  /** How many are under way. */
  get count(): number {
    return this.#inFlight;
  }

  /** How many more may go. */
  get free(): number {
    return this.#most - this.#inFlight;
  }

  /** What it is, where there is one. */
  get most(): number | undefined {
    return this.#most < this.#connections ? this.#most : undefined;
  }

  enter(count: number): void {
    this.#inFlight += count;
    if (this.#inFlight > this.#peak) this.#peak = this.#inFlight;
  }

  leave(): void {
    this.#inFlight -= 1;
  }

  /** The deployment asked to wait: lets fewer go at a time; false where that is not what it is about. */
  lower(): boolean {
    if (this.#isByTheClock) return false;
    const peak = Math.min(this.#peak, this.#most);
    const next = this.#proven ?? peak / 2;
    this.#proven = undefined;
    if (peak > 1) this.#set(Math.max(1, Math.floor(next)));
    else this.rest();
    return peak > 1;
  }

  /** It was not refused for a long while. */
  raise(): void {
    if (this.most === undefined) return;
    this.#proven = this.#most;
    const next = this.#most * 2;
    this.#set(next < this.#connections ? next : Number.POSITIVE_INFINITY);
  }

  /** What is refused has nothing to do with how many are under way. */
  rest(): void {
    this.#isByTheClock = true;
    this.#set(Number.POSITIVE_INFINITY);
  }

  /** As at the beginning. */
  reset(): void {
    this.#isByTheClock = false;
    this.#proven = undefined;
    this.#set(Number.POSITIVE_INFINITY);
  }

  #set(most: number): void {
    this.#most = most;
    this.#peak = this.#inFlight;
  }
}
