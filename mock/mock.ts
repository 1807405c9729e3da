import type { Dialect } from '../spec/dialect-points.ts';
import { Inability } from '../spec/inability.ts';
import { answer } from './answer.ts';
import type { Cause } from './cause.ts';
import {
  type AllowsOrigin,
  addCorsHeaders,
  answerPreflight,
  createAllowsOrigin,
  isPreflight,
} from './cors.ts';
import { type BodyRefusal, refusedBody } from './errors/refused-body.ts';
import {
  type MockRequest,
  type MockResponse,
  plainError,
  type ReceivedRequest,
  silentResponse,
} from './exchange.ts';
import { tokenOfCaller } from './forwarding/forwarded-request.ts';
import type { Handled } from './handled.ts';
import { injectedFailure } from './injection.ts';
import { Bucket } from './kit/bucket.ts';
import { bucketCookie, bucketNamedBy } from './kit/bucket-name.ts';
import { Buckets, isBucketName } from './kit/buckets.ts';
import { answerDocs, mayBeDocs } from './kit/docs-pages.ts';
import { tokenCookie } from './kit/kit-access.ts';
import { answerKit } from './kit/kit-endpoints.ts';
import { refuseOutsider } from './kit/kit-gate.ts';
import { isKitTarget } from './kit/kit-path.ts';
import { RequestFeed } from './kit/request-feed.ts';
import type { ChangingSettings, MockSettings } from './mock-settings.ts';
import { holdWhileWritten } from './operations/overlapping-updates.ts';
import { describeRequest } from './request-event.ts';
import { mayForce } from './scenario/forced-answer.ts';
import { forcedResponse } from './scenario/forced-response.ts';
import { intervene } from './scenario/intervene.ts';
import type { Intervention } from './scenario/playbook.ts';
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
    // Of its own: the buckets read what changes from it.
    this.#requestFeed = new RequestFeed(settings.later);
    this.#instance = String(settings.wallClock());
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
    return isKit ? this.#handleKit(request, bucket, origin) : this.#operate(request, bucket, origin, started);
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

  #operate(
    request: MockRequest,
    bucket: Bucket,
    origin: string | undefined,
    started: number,
  ): Handled | Promise<Handled> {
    const { injector, world } = bucket;
    if (!bucket.worlds.playbook.isIdle || mayForce(request)) {
      const intervention = intervene(request, bucket.worlds);
      if (intervention !== undefined) return this.#play(intervention, request, bucket, origin, started);
    }
    const docs = mayBeDocs(request.target)
      ? answerDocs(request, world.dialect, this.#settings.readDocsFile, this.#settings.readPage !== undefined)
      : undefined;
    if (docs !== undefined)
      return docs instanceof Promise
        ? docs.then((settled) => this.#conclude(request, settled, bucket, origin, started))
        : this.#conclude(request, docs, bucket, origin, started);
    const response = injector?.drawFailure() === true ? injectedFailure : answer(request, world);
    return this.#settle(request, response, bucket, origin, started);
  }

  /** Does to a request what a scenario, a rule or the request itself says. */
  #play(
    intervention: Intervention,
    request: MockRequest,
    bucket: Bucket,
    origin: string | undefined,
    started: number,
  ): Handled | Promise<Handled> {
    const { answer: given, cause, broken } = intervention;
    if (broken === 'reset' || broken === 'hang')
      return this.#conclude(request, silentResponse, bucket, origin, started, intervention);
    const { world } = bucket;
    const response =
      given === undefined ? answer(request, world) : forcedResponse(given, cause, request, world);
    return this.#settle(request, response, bucket, origin, started, intervention);
  }

  /** Asks the evolution service where it is to answer. */
  #settle(
    request: MockRequest,
    response: MockResponse,
    bucket: Bucket,
    origin: string | undefined,
    started: number,
    intervention?: Intervention,
  ): Handled | Promise<Handled> {
    const { forward } = this.#settings;
    if (response.forward === undefined || forward === undefined)
      return this.#conclude(request, response, bucket, origin, started, intervention);
    const token = tokenOfCaller(request, bucket.world.dialect['auth-header']);
    return forward(response.forward, token).then((settled) =>
      this.#conclude(request, settled, bucket, origin, started, intervention),
    );
  }

  #conclude(
    request: MockRequest,
    response: MockResponse,
    bucket: Bucket,
    origin: string | undefined,
    started: number,
    intervention?: Intervention,
  ): Handled {
    const { findRoute } = bucket.world.rules;
    const { written } = response;
    const drawn = bucket.injector?.drawDelay() ?? 0;
    const latency = written === undefined ? drawn : holdWhileWritten(bucket.world, written.id, drawn);
    const spent = this.#settings.stopwatch() - started;
    if (intervention === undefined) {
      bucket.journal.add(request, response, { findRoute, ms: spent + latency });
      return this.#tell(request, this.#finish(request, response, origin, latency), started, bucket);
    }
    const { cause, delay } = intervention;
    // Who waits for ever hangs, whatever the answer would have been.
    const broken = delay === Number.POSITIVE_INFINITY ? 'hang' : intervention.broken;
    const seen = broken === 'hang' ? silentResponse : response;
    const held = latency + (broken === 'hang' ? 0 : delay);
    bucket.journal.add(request, seen, { findRoute, cause, broken, ms: spent + held });
    const finished = this.#finish(request, seen, origin, held);
    return this.#tell(request, { ...finished, broken }, started, bucket, cause);
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
