import { Inability } from '../../spec/inability.ts';
import { Allowance } from './allowance.ts';
import type { Now, Sleep } from './clock.ts';

export interface PaceOptions {
  /** Requests a second at most; as many as can be by default. */
  readonly ratePerSecond?: number | undefined;
  /** Requests under way at the same time at most. */
  readonly connections: number;
  readonly now: Now;
  /** Ends early when nothing more is to be sent. */
  readonly sleep: Sleep;
  /** The milliseconds that are left for waiting, after so many in which the deployment did nothing but ask to wait. */
  readonly patience: (droughtMs: number) => number;
}

/** A shorter wait would be a storm: "Retry-After: 0", again and again. */
const step = 250;
const longestBackoff = 30_000;
/** Timers of Node may fire a little early. */
const timerSlack = 5;

/**
 * The pace of all requests of a sender. Where the deployment asks to wait, all of them wait; then fewer are sent at a
 * time, and where that does not help they are sent as fast as it was seen to take them, and a little slower. After a
 * calm while they are sent a little faster again, and each time that this was too fast the next while is twice as long.
 */
export class Pace {
  readonly #options: PaceOptions;
  readonly #queue: ((mayGo: boolean) => void)[] = [];
  #isServing = false;
  #alone: Promise<void> | undefined;
  readonly #allowance: Allowance;
  #closedUntil = Number.NEGATIVE_INFINITY;
  /** When the last ones were let go, how many, and how often since the rate was lowered. */
  #released = { at: Number.NEGATIVE_INFINITY, count: 0, times: 0 };
  /** The first refusal since requests were let go again. */
  #refusedAt: number | undefined;
  #droughtSince: number | undefined;
  /** Whether nothing was answered since a request was asked to wait. */
  #isRefused = false;
  #backoff = step;
  /** What was taken, and since when. */
  #taken = 0;
  #takenSince: number | undefined;
  /** The longest wait that was asked for since requests were let go again. */
  #askedMs = 0;
  /** How many were taken since the beginning. */
  takenInAll = 0;

  constructor(options: PaceOptions) {
    const { ratePerSecond = Number.POSITIVE_INFINITY, connections } = options;
    if (!(ratePerSecond > 0))
      throw new Inability(`rate ${ratePerSecond}`, 'it would send nothing', 'Give a rate above 0.');
    this.#options = options;
    this.#allowance = new Allowance(ratePerSecond, connections);
  }

  /** Requests a second, where the deployment had to be spared. */
  get slowedTo(): number | undefined {
    return this.#allowance.slowedTo;
  }

  /** Requests under way at the same time, where the deployment takes no more. */
  get heldTo(): number | undefined {
    return this.#allowance.inFlight.most;
  }

  /** Whether as much is refused however little is sent. */
  get isLoweredInVain(): boolean {
    return this.#allowance.isLoweredInVain;
  }

  /** Whether a request may go without waiting. */
  get isFree(): boolean {
    return (
      this.#allowance.isFast &&
      this.#closedUntil === Number.NEGATIVE_INFINITY &&
      this.#alone === undefined &&
      !this.#isRefused &&
      this.#allowance.inFlight.free > 0
    );
  }

  /** Waits until a request may go, and counts it as under way; false when there is no more time for that. */
  async enter(): Promise<boolean> {
    if (!this.isFree) return this.#turn();
    this.#allowance.inFlight.enter(1);
    return true;
  }

  /** A request that was let go is no longer under way. */
  leave(): void {
    this.#allowance.inFlight.leave();
    if (!this.#isServing && this.#queue.length > 0) void this.#serve();
  }

  #turn(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#queue.push(resolve);
      if (!this.#isServing) void this.#serve();
    });
  }

  /** A request was answered, with whatever. */
  take(): void {
    this.#takenSince ??= this.#options.now();
    this.#taken += 1;
    this.takenInAll += 1;
    this.endDrought();
  }

  /** Something was answered that was not sent at this pace. */
  endDrought(): void {
    this.#droughtSince = undefined;
    this.#isRefused = false;
    this.#backoff = step;
    if (!this.#isServing && this.#queue.length > 0) void this.#serve();
  }

  /** A request was asked to come back later; false when there is no time for that. */
  refuse(askedMs: number | undefined, sentAt: number): boolean {
    const at = this.#options.now();
    this.#droughtSince ??= at;
    const left = this.#options.patience(at - this.#droughtSince);
    // What one place wants to be spared for so long does not close the others.
    if (left <= 0 || (askedMs ?? 0) > left) return false;
    // Those that were under way when the first of them was refused say nothing new.
    if (this.#refusedAt === undefined && sentAt >= this.#released.at) {
      this.#refusedAt = at;
      this.#closedUntil = Math.max(this.#closedUntil, at + Math.min(this.#backoff, left));
      this.#backoff = Math.min(this.#backoff * 2, longestBackoff);
    }
    this.#isRefused = true;
    this.#askedMs = Math.max(this.#askedMs, askedMs ?? 0);
    this.#closedUntil = Math.max(this.#closedUntil, at + Math.max(askedMs ?? 0, step));
    return true;
  }

  /** Whether there is time for two more waits of this length only if something is answered meanwhile. */
  needsAnAnswerWithin(wait: number): boolean {
    return this.#patience() < 2 * wait && this.#options.patience(0) >= 2 * wait;
  }

  /** The refusals were those of one input: all others may go as fast as can be, until they are refused too. */
  forgive(): void {
    this.#refusedAt = undefined;
    this.#closedUntil = Number.NEGATIVE_INFINITY;
    this.#isRefused = false;
    this.#allowance.reset();
    // What was taken while all others waited tells nothing of how fast they may go.
    this.#taken = 0;
    this.#takenSince = undefined;
  }

  /** Holds all others back meanwhile; undefined when somebody else does. */
  async alone<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#alone !== undefined) return undefined;
    const working = work();
    const done = working.then(
      () => {},
      () => {},
    );
    this.#alone = done;
    try {
      return await working;
    } finally {
      this.#alone = undefined;
      if (!this.#isServing) void this.#serve();
    }
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    // Those that come together go together.
    await Promise.resolve();
    while (this.#queue.length > 0) {
      while (this.#alone !== undefined) await this.#alone;
      // Whoever leaves lets the next one in.
      if (this.#most() <= 0) break;
      const at = this.#options.now();
      const opensAt = Math.max(this.#closedUntil, this.#released.at + this.#debt());
      if (opensAt > at) {
        if (!this.#hasPatience(opensAt - at)) this.#sendAway();
        else {
          await this.#options.sleep(opensAt - at);
          // A rest that was cut short is the end of all sending.
          if (opensAt - this.#options.now() > timerSlack) this.#sendAway();
        }
      } else this.#release(at);
    }
    this.#isServing = false;
  }

  /** So long what was let go last has to be paid for. */
  #debt(): number {
    const { isFast, rate } = this.#allowance;
    return isFast ? 0 : (this.#released.count * 1000) / rate;
  }

  /** How many may go now; where nothing but refusals came, one shows whether that is over. */
  #most(): number {
    const { atOnce, inFlight } = this.#allowance;
    return this.#isRefused ? Math.min(1 - inFlight.count, atOnce) : atOnce;
  }

  #hasPatience(wait: number): boolean {
    const isRefused = this.#closedUntil > Number.NEGATIVE_INFINITY || this.#allowance.isSlowed;
    return !isRefused || wait <= this.#patience();
  }

  #patience(): number {
    const at = this.#options.now();
    return this.#options.patience(at - (this.#droughtSince ?? at));
  }

  #sendAway(): void {
    for (const go of this.#queue.splice(0)) go(false);
  }

  #release(at: number): void {
    if (this.#refusedAt !== undefined) {
      this.#lower(this.#refusedAt);
      this.#refusedAt = undefined;
      this.#askedMs = 0;
      // The lower rate may ask for a longer pause.
      if (this.#released.at + this.#debt() > at) return;
    }
    this.#closedUntil = Number.NEGATIVE_INFINITY;
    this.#allowance.raise(at, this.#taken);
    const some = this.#queue.splice(0, Math.max(0, this.#most()));
    this.#allowance.inFlight.enter(some.length);
    this.#released = { at, count: some.length, times: this.#released.times + 1 };
    for (const go of some) go(true);
  }

  #lower(refusedAt: number): void {
    const taken = this.#taken;
    if (taken === 0) return;
    const seconds = Math.max(1, refusedAt - (this.#takenSince ?? refusedAt)) / 1000;
    const [released, askedMs] = [this.#released, this.#askedMs];
    const lowered = this.#allowance.lower({ at: refusedAt, taken, seconds, released, askedMs });
    if (lowered === 'fewer') return;
    // What was refused cost nothing; where it went faster, what was saved up for many at once is used up.
    if (lowered === 'as-before') this.#released = { at: refusedAt, count: released.count, times: 0 };
    else this.#released = { ...released, count: Math.min(released.count, taken), times: 0 };
    this.#taken = 0;
    this.#takenSince = refusedAt;
  }
}
