/** Adapter: the mock behind the Fetch API, for service workers, MSW and tests without a socket. */
import { validateAgent } from '../spec/validators.ts';
import { BodyBuffer } from './body-buffer.ts';
import type { Caller, MockResponse, ReceivedRequest } from './exchange.ts';
import { createForward } from './forward-evolution.ts';
import { Mock } from './mock.ts';
import { type MockOptions, settleOptions } from './mock-options.ts';
import { requireState } from './state/read-state-text.ts';

/** Answers a request of the Fetch API. */
export type FetchHandler = (request: Request) => Promise<Response>;

class FetchRequest implements ReceivedRequest {
  readonly method: string;
  readonly target: string;
  readonly scheme: 'http' | 'https';
  readonly body: Uint8Array;
  readonly #headers: Headers;
  readonly #host: string;

  constructor(request: Request, body: Uint8Array) {
    const { protocol, host, pathname, search } = new URL(request.url);
    this.method = request.method;
    this.target = pathname + search;
    this.scheme = protocol === 'https:' ? 'https' : 'http';
    this.body = body;
    this.#headers = request.headers;
    this.#host = host;
  }

  /** No connection leads here: whoever has the handler calls it, a page or a test. */
  caller(): Caller {
    return 'this-machine';
  }

  header(name: string): string | undefined {
    // Browsers keep the Host header to themselves.
    return this.#headers.get(name) ?? (name === 'host' ? this.#host : undefined);
  }
}

const noBytes = new Uint8Array(0);

/** The body of a request, or undefined where it is larger than the limit; the rest is not read. */
async function readBody(request: Request, limit: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined;
  // Some browsers have no stream of a request's body; there it has to be read at once.
  if (request.body === undefined) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > limit ? undefined : bytes;
  }
  if (request.body === null) return noBytes;
  const reader = request.body.getReader();
  const buffer = new BodyBuffer(limit);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return buffer.read();
    if (!buffer.add(value)) {
      await reader.cancel();
      return undefined;
    }
  }
}

const hasNoBody = (status: number) => status === 204 || status === 304;

/** A body that goes on until its reader ends it. */
function streamOf(stream: NonNullable<MockResponse['stream']>): ReadableStream<Uint8Array> {
  let end: (() => void) | undefined;
  return new ReadableStream({
    start(controller) {
      end = stream((text) => controller.enqueue(new TextEncoder().encode(text)));
    },
    cancel: () => end?.(),
  });
}

function toResponse({ status, headers, body, stream, cookies = [] }: MockResponse): Response {
  const whole = stream === undefined ? (body ?? null) : streamOf(stream);
  const response = new Response(hasNoBody(status) ? null : whole, { status, headers });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Serves a mock through the Fetch API. */
export function fetchHandlerOf(mock: Mock): FetchHandler {
  return async (request) => {
    const body = await readBody(request, mock.maxBody);
    const { response, delay } =
      body === undefined
        ? mock.refuseBody(new FetchRequest(request, noBytes), 'too-large')
        : await mock.handle(new FetchRequest(request, body));
    if (delay > 0) await wait(delay);
    return toResponse(response);
  };
}

/** A mock of its own behind the Fetch API. */
export function createFetchHandler(options: MockOptions = {}): FetchHandler {
  const { state } = options;
  const checked =
    state === undefined ? undefined : requireState(JSON.stringify(state), 'state', validateAgent);
  const platform = {
    wallClock: () => Date.now(),
    stopwatch: () => performance.now(),
    loadValidator: () => validateAgent,
    createForward,
  };
  return fetchHandlerOf(new Mock(settleOptions(options, checked, platform)));
}
