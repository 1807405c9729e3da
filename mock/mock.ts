import type { Dialect } from '../spec/dialect-points.ts';
import { Inability } from '../spec/inability.ts';
import type { JsonObject } from '../spec/json-value.ts';
import type { Validate } from '../spec/validators.ts';
import { answer } from './answer.ts';
import type { AnsweredFault } from './answered-faults.ts';
import {
  type AllowsOrigin,
  addCorsHeaders,
  answerPreflight,
  type CorsOption,
  createAllowsOrigin,
  isPreflight,
} from './cors.ts';
import { type MockRequest, type MockResponse, plainError, type ReceivedRequest } from './exchange.ts';
import { injectedFailure } from './injection.ts';
import type { Bucket, BucketSettings } from './kit/bucket.ts';
import { type BucketLimits, Buckets, isBucketName } from './kit/buckets.ts';
import { answerKit } from './kit/kit-endpoints.ts';
import { isKitTarget, refuseOutsider } from './kit/kit-gate.ts';
import { redactTarget } from './kit/redact-secrets.ts';
import { holdWhileWritten } from './operations/overlapping-updates.ts';
import { readState, type WorldState } from './state/world.ts';

/** What is told of a request when it has been answered; those to `/__kit` are not told. */
export interface RequestEvent {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Milliseconds, with those for which the answer was held back. */
  readonly ms: number;
  readonly bucket?: string;
  /** Why a 422 was answered. */
  readonly faults?: readonly AnsweredFault[];
}

/** Everything a mock needs, settled. */
export interface MockSettings extends BucketSettings {
  readonly cors: CorsOption;
  readonly maxBody: number;
  readonly bucketLimits: BucketLimits;
  readonly onRequest: ((event: RequestEvent) => void) | undefined;
  readonly loadValidator: () => Validate | Promise<Validate>;
}

/** Why a body is not taken: it is larger than `maxBody`, or too many are on their way. */
export type BodyRefusal = 'too-large' | 'too-many';

/** An answer, and for how many milliseconds to hold it back. */
export interface Handled {
  readonly response: MockResponse;
  readonly delay: number;
}

const notABucketName = 'it is not a name of 1 to 100 visible ASCII characters';
const tooLargeBody = (most: number) =>
  plainError(413, `The body is larger than ${most} bytes. Raise the limit with --max-body.`);
const tooManyBodies = plainError(429, 'Too many bodies are on their way at once. Send it again later.', {
  'retry-after': '1',
});
const noFaults: readonly AnsweredFault[] = [];
const badBucket = plainError(400, `x-kit-bucket: ${notABucketName}. Give a shorter or plainer one.`);

/** A mock without a server: worlds, journal, `/__kit`, CORS and injected faults, for whatever brings requests. */
export class Mock {
  readonly dialect: Dialect;
  readonly maxBody: number;
  readonly #settings: MockSettings;
  readonly #buckets: Buckets;
  readonly #allowsOrigin: AllowsOrigin | undefined;

  constructor(settings: MockSettings) {
    this.dialect = settings.dialect;
    this.maxBody = settings.maxBody;
    this.#settings = settings;
    this.#buckets = new Buckets(settings, settings.bucketLimits);
    this.#allowsOrigin = createAllowsOrigin(settings.cors);
  }

  /** Answers a request; only putting a state and asking the evolution service take a promise. */
  handle(request: ReceivedRequest): Handled | Promise<Handled> {
    const started = this.#settings.onRequest === undefined ? 0 : this.#settings.stopwatch();
    const origin = this.#allowsOrigin === undefined ? undefined : request.header('origin');
    const isKit = isKitTarget(request.target);
    const refused = isKit ? refuseOutsider(request) : undefined;
    if (refused !== undefined) return this.#finish(request, refused, origin);
    if (origin !== undefined && this.#allowsOrigin?.(origin) === true && isPreflight(request)) {
      return this.#tell(request, { response: answerPreflight(request, origin), delay: 0 }, started);
    }
    const bucket = this.#bucketOf(request);
    if (bucket === undefined) return this.#tell(request, this.#finish(request, badBucket, origin), started);
    return isKit ? this.#handleKit(request, bucket, origin) : this.#operate(request, bucket, origin, started);
  }

  /** Answers a request whose body is not taken, without it. */
  refuseBody(request: MockRequest, why: BodyRefusal): Handled {
    const started = this.#settings.onRequest === undefined ? 0 : this.#settings.stopwatch();
    const origin = this.#allowsOrigin === undefined ? undefined : request.header('origin');
    const response = why === 'too-many' ? tooManyBodies : tooLargeBody(this.maxBody);
    const handled = this.#finish(request, response, origin);
    if (isKitTarget(request.target)) return handled;
    const bucket = this.#bucketOf(request);
    bucket?.journal.add(request, response, noFaults);
    return this.#tell(request, handled, started, bucket);
  }

  reset(bucket?: string): void {
    this.#bucketNamed(bucket).reset();
  }

  /** The state of a bucket, in the format of a state file. */
  state(bucket?: string): JsonObject {
    return readState(this.#bucketNamed(bucket).world);
  }

  replaceState(state: WorldState, bucket?: string): void {
    this.#bucketNamed(bucket).replaceState(state);
  }

  requests(bucket?: string): readonly JsonObject[] {
    return this.#bucketNamed(bucket).journal.read();
  }

  #bucketNamed(name: string | undefined): Bucket {
    if (name === undefined) return this.#buckets.main;
    if (isBucketName(name)) return this.#buckets.take(name);
    throw new Inability(`bucket ${JSON.stringify(name)}`, notABucketName, 'Give a shorter or simpler name.');
  }

  #bucketOf(request: MockRequest): Bucket | undefined {
    const name = request.header('x-kit-bucket');
    if (name === undefined) return this.#buckets.main;
    return isBucketName(name) ? this.#buckets.take(name) : undefined;
  }

  #operate(
    request: MockRequest,
    bucket: Bucket,
    origin: string | undefined,
    started: number,
  ): Handled | Promise<Handled> {
    const { injector, world } = bucket;
    const response = injector?.drawFailure() === true ? injectedFailure : answer(request, world);
    const { forward } = this.#settings;
    if (response.forward === undefined || forward === undefined)
      return this.#conclude(request, response, bucket, origin, started);
    return forward(response.forward, this.#tokenOf(request)).then((settled) =>
      this.#conclude(request, settled, bucket, origin, started),
    );
  }

  #conclude(
    request: MockRequest,
    response: MockResponse,
    bucket: Bucket,
    origin: string | undefined,
    started: number,
  ): Handled {
    const { faults = noFaults, written } = response;
    bucket.journal.add(request, response, faults);
    const drawn = bucket.injector?.drawDelay() ?? 0;
    const delay = written === undefined ? drawn : holdWhileWritten(bucket.world, written, drawn);
    const handled = this.#finish(request, response, origin, delay);
    return this.#tell(request, handled, started, bucket, faults);
  }

  /** The header with which the caller presents its token, as it was sent. */
  #tokenOf(request: MockRequest): Readonly<Record<string, string>> {
    const name = this.dialect['auth-header'].toLowerCase();
    const value = request.header(name);
    return value === undefined ? {} : { [name]: value };
  }

  #handleKit(request: MockRequest, bucket: Bucket, origin: string | undefined): Handled | Promise<Handled> {
    const { dialect, loadValidator } = this.#settings;
    const context = { bucket, bucketCount: this.#buckets.count, dialect, loadValidator };
    const response = answerKit(context, request);
    return response instanceof Promise
      ? response.then((settled) => this.#finish(request, settled, origin))
      : this.#finish(request, response, origin);
  }

  #finish(request: MockRequest, response: MockResponse, origin: string | undefined, delay = 0): Handled {
    const answered =
      request.method === 'HEAD' && response.body !== undefined ? { ...response, body: undefined } : response;
    if (origin === undefined) return { response: answered, delay };
    return { response: addCorsHeaders(answered, origin, this.#allowsOrigin?.(origin) === true), delay };
  }

  #tell(
    request: MockRequest,
    handled: Handled,
    started: number,
    bucket?: Bucket,
    faults: readonly AnsweredFault[] = noFaults,
  ): Handled {
    const { onRequest, stopwatch } = this.#settings;
    if (onRequest === undefined || isKitTarget(request.target)) return handled;
    const { response, delay } = handled;
    onRequest({
      method: request.method,
      path: redactTarget(request.target),
      status: response.status,
      ms: stopwatch() - started + delay,
      ...(bucket?.name === undefined ? {} : { bucket: bucket.name }),
      ...(faults.length === 0 ? {} : { faults }),
    });
    return handled;
  }
}
