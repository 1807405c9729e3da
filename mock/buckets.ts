import { Bucket, type BucketSettings } from './bucket.ts';

/** How many named buckets there may be, and for how long an idle one is kept. */
export interface BucketLimits {
  readonly most: number;
  readonly idleMilliseconds: number;
}

/** 1 to 100 visible ASCII characters. */
const bucketName = /^[\x21-\x7e]{1,100}$/;

/** Whether a text can name a bucket. */
export function isBucketName(name: string): boolean {
  return bucketName.test(name);
}

/** The bucket of requests that name none, and those that tests made for themselves. */
export class Buckets {
  readonly main: Bucket;
  readonly #settings: BucketSettings;
  readonly #limits: BucketLimits;
  /** The longest idle one first. */
  readonly #named = new Map<string, Bucket>();

  constructor(settings: BucketSettings, limits: BucketLimits) {
    this.#settings = settings;
    this.#limits = limits;
    this.main = new Bucket(undefined, settings);
  }

  get count(): number {
    return this.#named.size;
  }

  /** The bucket of this name, made from the first state if there is none. */
  take(name: string): Bucket {
    const now = this.#settings.wallClock();
    this.#dropIdle(now);
    const bucket = this.#named.get(name) ?? new Bucket(name, this.#settings);
    bucket.lastUsed = now;
    this.#named.delete(name);
    this.#named.set(name, bucket);
    if (this.#named.size > this.#limits.most) this.#dropLongestIdle();
    return bucket;
  }

  #dropIdle(now: number): void {
    for (const [name, { lastUsed }] of this.#named) {
      if (now - lastUsed <= this.#limits.idleMilliseconds) return;
      this.#named.delete(name);
    }
  }

  #dropLongestIdle(): void {
    for (const name of this.#named.keys()) {
      this.#named.delete(name);
      return;
    }
  }
}
