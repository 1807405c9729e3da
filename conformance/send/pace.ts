import { Inability } from '../../spec/inability.ts';
import type { Now, Sleep } from './clock.ts';
import { createLoweringWatch, fewestTaken } from './lowered-in-vain.ts';

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
/** Below what was seen to be taken, so that it stops being refused. */
const caution = 0.8;
const growth = 1.25;
const firstCalm = 10_000;
const longestCalm = 300_000;
/** One a minute. */
const slowest = 1 / 60;
/** What is faster than this needs no pace. */
const fastest = 5000;
/** Timers of Node may fire a little early. */
const timerSlack = 5;

/**
 * The pace of all requests of a sender. Where the deployment asks to wait, all of them wait; then they are sent as
 * fast as it was seen to take them, and a little slower. After a calm while they are sent a little faster again, and
 * each time that this was too fast the next while is twice as long.
 */
export class Pace {
  readonly #options: PaceOptions;
  readonly #fastest: number;
  readonly #queue: ((mayGo: boolean) => void)[] = [];
  #isServing = false;
  #alone: Promise<void> | undefined;
  #rate: number;
  #burst: number;
  #closedUntil = Number.NEGATIVE_INFINITY;
  /** When the last ones were let go, how many, and how often since the rate was lowered. */
  #released = { at: Number.NEGATIVE_INFINITY, count: 0, times: 0 };
  /** The first refusal since requests were let go again. */
  #refusedAt: number | undefined;
  #droughtSince: number | undefined;
  #backoff = step;
  /** What was taken, and since when. */
  #taken = 0;
  #takenSince: number | undefined;
  #calm = { since: 0, length: firstCalm, hasGrown: false };
  #isSlowed = false;
  readonly #watchLowering = createLoweringWatch();
  /** How many were taken since the beginning. */
  takenInAll = 0;

  constructor(options: PaceOptions) {
    const { ratePerSecond = Number.POSITIVE_INFINITY, connections } = options;
    if (!(ratePerSecond > 0))
      throw new Inability(`rate ${ratePerSecond}`, 'it would send nothing', 'Give a rate above 0.');
    this.#options = options;
    this.#fastest = ratePerSecond;
    this.#rate = ratePerSecond;
    this.#burst = connections;
  }

  /** Requests a second, where the deployment had to be spared. */
  get slowedTo(): number | undefined {
    return this.#isSlowed && this.#rate < Math.min(this.#fastest, fastest) ? this.#rate : undefined;
  }

  /** Whether a request may go without waiting. */
  get isFree(): boolean {
    return (
      this.#rate > fastest && this.#closedUntil === Number.NEGATIVE_INFINITY && this.#alone === undefined
    );
  }

  /** Waits until a request may go; false when there is no more time for that. */
  turn(): Promise<boolean> {
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
    this.#backoff = step;
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
    this.#rate = this.#fastest;
    this.#burst = this.#options.connections;
    this.#isSlowed = false;
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
    return this.#rate > fastest ? 0 : (this.#released.count * 1000) / this.#rate;
  }

  #hasPatience(wait: number): boolean {
    const isRefused = this.#closedUntil > Number.NEGATIVE_INFINITY || this.#isSlowed;
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
      // The lower rate may ask for a longer pause.
      if (this.#released.at + this.#debt() > at) return;
    }
    this.#closedUntil = Number.NEGATIVE_INFINITY;
    this.#grow(at);
    // No more than a second's worth at once; two, so that what may break at the same time is seen to.
    const most = Math.max(2, Math.min(this.#options.connections, Math.floor(this.#rate)));
    const some = this.#queue.splice(
      0,
      this.#rate > fastest ? this.#queue.length : Math.min(this.#burst, most),
    );
    this.#released = { at, count: some.length, times: this.#released.times + 1 };
    for (const go of some) go(true);
  }

  #lower(refusedAt: number): void {
    if (this.#taken === 0) return;
    const seconds = Math.max(1, refusedAt - (this.#takenSince ?? refusedAt)) / 1000;
    const { times, count } = this.#released;
    // Of the only ones that were let go some were refused: so many at once are too many, and more is not known.
    if (this.#isSlowed && times === 1 && this.#taken < count) this.#burst = this.#taken;
    else this.#rate = this.#nextRate(this.#taken / seconds);
    this.#isSlowed = true;
    const { hasGrown, length } = this.#calm;
    const longer = hasGrown ? Math.min(length * 2, longestCalm) : length;
    this.#calm = { since: refusedAt, length: longer, hasGrown: false };
    // What was refused cost nothing.
    this.#released = { ...this.#released, count: Math.min(count, this.#taken), times: 0 };
    this.#taken = 0;
    this.#takenSince = refusedAt;
  }

  /** Slower than what was taken; where that was in vain some times, as fast as before. */
  #nextRate(takenPerSecond: number): number {
    const before = this.#watchLowering({ taken: this.#taken, rate: this.#rate });
    return before ?? Math.max(slowest, Math.min(this.#rate, takenPerSecond, fastest) * caution);
  }

  #grow(at: number): void {
    const isCalm = at - this.#calm.since >= this.#calm.length && this.#taken >= fewestTaken;
    if (!this.#isSlowed || !isCalm) return;
    this.#rate = Math.min(this.#fastest, this.#rate * growth);
    this.#burst = Math.min(this.#options.connections, this.#burst * 2);
    this.#calm = { ...this.#calm, since: at, hasGrown: true };
  }
}
