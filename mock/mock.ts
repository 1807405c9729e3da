import type { Dialect } from '../spec/dialect-points.ts';
import { Inability } from '../spec/inability.ts';
import { answerInBucket } from './answer-in-bucket.ts';
import type { Cause } from './cause.ts';
import {
  type AllowsOrigin,
  addCorsHeaders,
  answerPreflight,
  createAllowsOrigin,
  isPreflight,
} from './cors.ts';
import { type BodyRefusal, refusedBody } from './errors/refused-body.ts';
import { type MockRequest, type MockResponse, plainError, type ReceivedRequest } from './exchange.ts';
import type { Handled } from './handled.ts';
import { Bucket } from './kit/bucket.ts';
import { bucketCookie, bucketNamedBy } from './kit/bucket-name.ts';
import { Buckets, isBucketName } from './kit/buckets.ts';
import { tokenCookie } from './kit/kit-access.ts';
import { answerKit } from './kit/kit-endpoints.ts';
import { refuseOutsider } from './kit/kit-gate.ts';
import { isKitTarget } from './kit/kit-path.ts';
import { RequestFeed } from './kit/request-feed.ts';
import type { ChangingSettings, MockSettings } from './mock-settings.ts';
import { describeRequest } from './request-event.ts';
import type { Use } from './scenario/scenario.ts';
import { readState, type WorldState } from './state/world.ts';

/** The state of a bucket; that of requests that name none has no name. */
export interface HeldState {
  readonly bucket: string | undefined;
  readonly state: WorldState;
}

const notABucketName = 'it is not a name of 1 to 100 visible ASCII characters';
const badBucket = (from: string) =>
  plainError(400, `${from}: ${notABucketName}. Give a shorter or plainer one.`);

const withoutBody = ({ stream: _, ...response }: MockResponse): MockResponse => ({
  ...response,
  body: undefined,
});

/** A mock without a server: worlds, journal, `/__kit`, CORS and injected faults, for whatever brings requests. */
export class Mock {
  readonly maxBody: number;
  readonly #settings: ChangingSettings;
  readonly #buckets: Buckets;
  readonly #allowsOrigin: AllowsOrigin | undefined;
  readonly #requestFeed: RequestFeed;
  readonly #instance: string;

  constructor(settings: MockSettings) {
    this.maxBody = settings.maxBody;
    this.#requestFeed = new RequestFeed(settings.later);
    this.#instance = String(settings.wallClock());
    // A copy: settings change while the mock runs, and the buckets read them here.
    this.#settings = { ...settings, requestFeed: this.#requestFeed };
    this.#buckets = new Buckets(this.#settings, settings.bucketLimits);
    this.#allowsOrigin = createAllowsOrigin(settings.cors);
  }

  get dialect(): Dialect {
    return this.#settings.dialect;
  }

  /** Every bucket starts again from another state, now and after each reset. */
  replaceFirstState(state: WorldState): void {
    this.#settings.firstState = state;
    for (const bucket of this.#buckets.all()) bucket.startAgain();
  }

  /** Every bucket plays another scenario, now and after each reset. */
  replaceFirstUse(use: Use): void {
    this.#settings.firstUse = use;
    for (const bucket of this.#buckets.all()) bucket.useOnly(use);
  }

  /** Goes on in another dialect. */
  replaceDialect(dialect: Dialect): void {
    this.#settings.dialect = dialect;
    for (const bucket of this.#buckets.all()) bucket.takeDialect();
  }

  /** What it holds, bucket by bucket. */
  states(): readonly HeldState[] {
    return this.#buckets.all().map(({ name, world }) => ({ bucket: name, state: readState(world) }));
  }

  /** Goes on with what another mock held. */
  continueFrom(states: readonly HeldState[]): void {
    for (const { bucket, state } of states) this.bucket(bucket).replaceState(state);
  }

  /** Answers a request; only what is loaded, or asked of others, takes a promise. */
  handle(request: ReceivedRequest): Handled | Promise<Handled> {
    const handled = this.#answer(request);
    // Only these set cookies: a bucket, or a token, that stands in a query.
    const { target } = request;
    if (!target.includes('__bucket') && !target.includes('__token')) return handled;
    return handled instanceof Promise
      ? handled.then((settled) => this.#addCookies(settled, request))
      : this.#addCookies(handled, request);
  }

  #addCookies(handled: Handled, request: ReceivedRequest): Handled {
    const { response } = handled;
    if (response.status === 400 || response.status === 403) return handled;
    const token = isKitTarget(request.target) ? tokenCookie(request, this.#settings.access) : undefined;
    const cookies = [bucketCookie(request), token].filter((cookie) => cookie !== undefined);
    return cookies.length === 0 ? handled : { ...handled, response: { ...response, cookies } };
  }

  #answer(request: ReceivedRequest): Handled | Promise<Handled> {
    const started = this.#settings.stopwatch();
    const origin = this.#allowsOrigin === undefined ? undefined : request.header('origin');
    const isKit = isKitTarget(request.target);
    const refused = isKit ? refuseOutsider(request, this.#settings.access) : undefined;
    if (refused !== undefined) return this.#finish(request, refused, origin);
    if (origin !== undefined && this.#allowsOrigin?.(origin) === true && isPreflight(request)) {
      return this.#tell(request, { response: answerPreflight(request, origin), delay: 0 }, started);
    }
    const bucket = this.#bucketOf(request);
    if (!(bucket instanceof Bucket))
      return this.#tell(request, this.#finish(request, bucket, origin), started);
    if (isKit) return this.#handleKit(request, bucket, origin);
    return answerInBucket(bucket, request, this.#settings, {
      started,
      finish: (response, delay) => this.#finish(request, response, origin, delay),
      tell: (handled, cause) => this.#tell(request, handled, started, bucket, cause),
    });
  }

  /** Answers a request whose body is not taken, without it. */
  refuseBody(request: MockRequest, why: BodyRefusal): Handled {
    const started = this.#settings.stopwatch();
    const origin = this.#allowsOrigin === undefined ? undefined : request.header('origin');
    const response = refusedBody(why, this.maxBody, this.#settings.nameOption);
    const handled = this.#finish(request, response, origin);
    if (isKitTarget(request.target)) return handled;
    const bucket = this.#bucketOf(request);
    if (!(bucket instanceof Bucket)) return this.#tell(request, handled, started);
    bucket.journal.add(request, response, bucket.world.rules);
    return this.#tell(request, handled, started, bucket);
  }

  /** The bucket of a name, or the usual one. */
  bucket(name?: string): Bucket {
    if (name === undefined) return this.#buckets.main;
    if (isBucketName(name)) return this.#buckets.take(name);
    throw new Inability(`bucket ${JSON.stringify(name)}`, notABucketName, 'Give a shorter or simpler name.');
  }

  /** Tells all who wait for a request that none will come. */
  end(): void {
    this.#buckets.end('the mock was closed before');
  }

  /** The bucket of a request, or why there can be none of its name. */
  #bucketOf(request: MockRequest): Bucket | MockResponse {
    const named = bucketNamedBy(request);
    if (named === undefined) return this.#buckets.main;
    return isBucketName(named.name) ? this.#buckets.take(named.name) : badBucket(named.from);
  }

  #handleKit(request: MockRequest, bucket: Bucket, origin: string | undefined): Handled | Promise<Handled> {
    const { loadValidator, later, writeSnapshot, readPage } = this.#settings;
    const context = {
      bucket,
      bucketCount: this.#buckets.count,
      buckets: () => this.#buckets.all(),
      requestFeed: this.#requestFeed,
      instance: this.#instance,
      loadValidator,
      later,
      writeSnapshot,
      readPage,
    };
    const response = answerKit(context, request);
    return response instanceof Promise
      ? response.then((settled) => this.#finish(request, settled, origin))
      : this.#finish(request, response, origin);
  }

  #finish(request: MockRequest, response: MockResponse, origin: string | undefined, delay = 0): Handled {
    const answered =
      request.method === 'HEAD' && (response.body ?? response.stream) !== undefined
        ? withoutBody(response)
        : response;
    if (origin === undefined) return { response: answered, delay };
    return { response: addCorsHeaders(answered, origin, this.#allowsOrigin?.(origin) === true), delay };
  }

  #tell(request: MockRequest, handled: Handled, started: number, bucket?: Bucket, cause?: Cause): Handled {
    const { onRequest, stopwatch } = this.#settings;
    if (onRequest === undefined || isKitTarget(request.target)) return handled;
    onRequest(describeRequest(request, handled, stopwatch() - started, bucket?.name, cause));
    return handled;
  }
}
