import { InFlightLimit } from './in-flight-limit.ts';
import { fewestTaken, LoweringWatch } from './lowered-in-vain.ts';

/** Below what was seen to be taken, so that it stops being refused. */
const caution = 0.8;
const growth = 1.25;
/** So much slower where it is not known how fast requests are taken, and once there are few a second. */
const [steep, gentle] = [8, 2];
const few = 2;
const firstCalm = 10_000;
const longestCalm = 300_000;
/** One a minute. */
const slowest = 1 / 60;
/** What is faster than this needs no pace. */
const fastest = 5000;
/** Who asks for a longer wait counts by the clock, and not what is under way. */
const longestQueue = 10_000;

/** What was seen until a deployment asked to wait. */
export interface Refusal {
  readonly at: number;
  /** How many were taken since the last change, and in how many seconds. */
  readonly taken: number;
  readonly seconds: number;
  /** How many were let go last, and how often since the last change. */
  readonly released: { readonly count: number; readonly times: number };
  /** The longest wait that was asked for. */
  readonly askedMs: number;
}

/** What became of it: fewer at a time, slower, or as it was before it was last raised. */
export type Lowered = 'fewer' | 'slower' | 'as-before';

const means = ['inFlight', 'burst', 'rate'] as const;
type Means = (typeof means)[number];

/** When one of them is raised next, and the while without a refusal before that. */
interface Calm {
  dueAt: number;
  length: number;
}

/**
 * What a deployment is sent at most: so many requests at the same time, so many let go at once, and so many a second.
 * At a refusal one of them is lowered. After a calm while one of them is raised; where that was too much, it is as it
 * was before, and the next while is twice as long.
 */
export class Allowance {
  readonly #connections: number;
  readonly #fastest: number;
  readonly inFlight: InFlightLimit;
  readonly #lowering = new LoweringWatch();
  #calm = firstCalms();
  #raised: { readonly means: Means; readonly from: number } | undefined;
  #isSlowed = false;
  #rate: number;
  #burst: number;

  constructor(ratePerSecond: number, connections: number) {
    this.#connections = connections;
    this.#fastest = ratePerSecond;
    this.#rate = ratePerSecond;
    this.#burst = connections;
    this.inFlight = new InFlightLimit(connections);
  }

  /** Requests a second. */
  get rate(): number {
    return this.#rate;
  }

  /** Whether they need no pace. */
  get isFast(): boolean {
    return this.#rate > fastest;
  }

  /** Requests a second, where it was lowered. */
  get slowedTo(): number | undefined {
    return this.#isSlowed && this.#rate < Math.min(this.#fastest, fastest) ? this.#rate : undefined;
  }

  get isSlowed(): boolean {
    return this.#isSlowed;
  }

  /** Whether sending less was seen to change nothing. */
  get isLoweredInVain(): boolean {
    return this.#lowering.isInVain;
  }

  /** How many may be let go at once: no more than a second's worth; two, so that what may break at the same time is seen to. */
  get atOnce(): number {
    if (this.isFast) return this.inFlight.free;
    const most = Math.max(2, Math.min(this.#connections, Math.floor(this.#rate)));
    return Math.min(this.#burst, most, this.inFlight.free);
  }

  lower(refusal: Refusal): Lowered {
    const raised = this.#raised;
    this.#raised = undefined;
    if (raised !== undefined) {
      const calm = this.#calm[raised.means];
      calm.length = Math.min(calm.length * 2, longestCalm);
    }
    for (const calm of Object.values(this.#calm)) calm.dueAt = refusal.at + calm.length;
    if (refusal.askedMs > longestQueue) this.inFlight.rest();
    const isFirst = this.inFlight.most === undefined;
    if (this.inFlight.lower()) {
      if (isFirst) this.#lowering.note({ taken: refusal.taken, rate: this.#rate });
      return 'fewer';
    }
    const wasSlowed = this.#isSlowed;
    this.#isSlowed = true;
    if (raised?.means === 'burst') this.#burst = raised.from;
    else if (raised?.means === 'rate') this.#rate = raised.from;
    else this.#slow(refusal, wasSlowed);
    return raised === undefined ? 'slower' : 'as-before';
  }

  /** So many were taken since the last change: what is due is raised, one thing at a time. */
  raise(at: number, taken: number): void {
    if (taken < fewestTaken) return;
    const due = means.find((one) => this.#isLowered(one) && at >= this.#calm[one].dueAt);
    if (due === undefined) return;
    this.#raised = { means: due, from: due === 'burst' ? this.#burst : this.#rate };
    for (const calm of Object.values(this.#calm)) calm.dueAt = Math.max(calm.dueAt, at + calm.length);
    if (due === 'inFlight') this.inFlight.raise();
    else if (due === 'burst') this.#burst = Math.min(this.#connections, this.#burst * 2);
    else this.#rate = Math.min(this.#fastest, this.#rate * growth);
  }

  /** The refusals had nothing to do with how much was sent. */
  reset(): void {
    this.#rate = this.#fastest;
    this.#burst = this.#connections;
    this.#isSlowed = false;
    this.#raised = undefined;
    this.#calm = firstCalms();
    this.inFlight.reset();
  }

  #isLowered(one: Means): boolean {
    if (one === 'inFlight') return this.inFlight.most !== undefined;
    if (!this.#isSlowed) return false;
    return one === 'burst' ? this.#burst < this.#connections : this.#rate < this.#fastest;
  }

  #slow({ taken, seconds, released: { count, times }, askedMs }: Refusal, isPaced: boolean): void {
    // Of the only ones that were let go some were refused: so many at once are too many, and more is not known.
    if (isPaced && times === 1 && taken < count && !this.#lowering.isInVain) {
      this.#burst = taken;
      return;
    }
    const before = this.#lowering.note({ taken, rate: this.#rate });
    if (before !== undefined) this.#burst = this.#connections;
    // Of a few the most of the time was spent with waiting.
    const isKnown = taken >= fewestTaken || askedMs > longestQueue;
    const next = isKnown
      ? taken / seconds
      : Math.max(taken / seconds, this.#rate / (this.#rate > few ? steep : gentle));
    this.#rate = before ?? Math.max(slowest, Math.min(this.#rate, next, fastest) * caution);
  }
}

const firstCalms = (): Record<Means, Calm> => ({
  inFlight: { dueAt: firstCalm, length: firstCalm },
  burst: { dueAt: firstCalm, length: firstCalm },
  rate: { dueAt: firstCalm, length: firstCalm },
});
