import { Bucket, type BucketSettings } from './bucket.ts';

/** How many named buckets there may be, how many bytes they may take, and for how long an idle one is kept. */
export interface BucketLimits {
  readonly most: number;
  /** Of all of them together; the one that is in use is kept in any case. */
  readonly bytes: number;
  readonly idleMilliseconds: number;
}

/** So many of those that were dropped are remembered by name. */
const mostRemembered = 1000;

/** 1 to 100 visible ASCII characters. */
const bucketName = /^[\x21-\x7e]{1,100}$/;

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
  /** Why those are gone that were dropped last, so that one of the same name can say so. */
  readonly #dropped = new Map<string, string>();

  constructor(settings: BucketSettings, limits: BucketLimits) {
    this.#settings = settings;
    this.#limits = limits;
    this.main = new Bucket(undefined, settings);
  }

  get count(): number {
    return this.#named.size;
  }

  /** Every bucket there is. */
  all(): readonly Bucket[] {
    return [this.main, ...this.#named.values()];
  }

  /** Tells all who wait for a request that none will come. */
  end(why: string): void {
    for (const { journal } of this.all()) journal.end(why);
  }

  /** The bucket of this name, made from the first state if there is none. */
  take(name: string): Bucket {
    const now = this.#settings.wallClock();
    this.#dropIdle(now);
    const bucket = this.#named.get(name) ?? this.#create(name);
    bucket.lastUsed = now;
    this.#named.delete(name);
    this.#named.set(name, bucket);
    this.#dropForRoom();
    return bucket;
  }

  #create(name: string): Bucket {
    const bucket = new Bucket(name, this.#settings);
    const why = this.#dropped.get(name);
    if (why !== undefined) bucket.journal.tellDropped(name, `${why}; this one was made anew`);
    this.#dropped.delete(name);
    return bucket;
  }

  #dropIdle(now: number): void {
    const { idleMilliseconds } = this.#limits;
    for (const [name, { lastUsed }] of this.#named) {
      if (now - lastUsed <= idleMilliseconds) return;
      this.#drop(name, `it was idle for more than ${idleMilliseconds} ms`);
    }
  }

  /** Drops the longest idle ones until the others are within the limits. */
  #dropForRoom(): void {
    const { most, bytes } = this.#limits;
    let taken = 0;
    for (const bucket of this.#named.values()) taken += bucket.bytes;
    for (const [name, bucket] of this.#named) {
      const isCrowded = this.#named.size > most;
      if (this.#named.size === 1 || (!isCrowded && taken <= bytes)) return;
      taken -= bucket.bytes;
      const limit = isCrowded ? `more than ${most} buckets` : `buckets of more than ${bytes} bytes`;
      this.#drop(name, `there were ${limit}, and it was the longest idle one`);
    }
  }

  /** Says so where it is seen: in the journal of requests that name no bucket, and in that of the next of the name. */
  #drop(name: string, why: string): void {
    this.#named.get(name)?.journal.end(`the bucket ${name} was dropped: ${why}`);
    this.#named.delete(name);
    this.main.journal.tellDropped(name, why);
    this.#dropped.delete(name);
    this.#dropped.set(name, why);
    for (const oldest of this.#dropped.keys()) {
      if (this.#dropped.size <= mostRemembered) return;
      this.#dropped.delete(oldest);
    }
  }
}
