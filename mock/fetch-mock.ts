import { Inability } from '../spec/inability.ts';
import { validateAgent } from '../spec/validators.ts';
import { BodyBuffer } from './body/body-buffer.ts';
import { checkBeginning } from './check-beginning.ts';
import { deliverResponse } from './deliver-response.ts';
import type { Caller, ReceivedRequest } from './exchange.ts';
import type { Forward } from './forwarding/ask-evolution-service.ts';
import { later } from './later.ts';
import { Mock } from './mock.ts';
import { createControl, type MockControl } from './mock-control.ts';
import { type Callers, type MockOptions, settleOptions } from './mock-options.ts';

/** A mock that is asked through the Fetch API. */
export interface FetchMock {
  readonly handle: (request: Request) => Promise<Response>;
  readonly mock: Mock;
  readonly control: MockControl;
}

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
      // Not waited for: the body of a request that was cloned, as MSW does, ends when all copies of it do.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
  }
}

/** Serves a mock through the Fetch API. */
function fetchHandlerOf(mock: Mock): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await readBody(request, mock.maxBody);
    const handled =
      body === undefined
        ? mock.refuseBody(new FetchRequest(request, noBytes), 'too-large')
        : await mock.handle(new FetchRequest(request, body));
    return deliverResponse(handled, request.signal);
  };
}

/** What differs between those who ask through the Fetch API. */
interface FetchPlatform {
  readonly callers?: Callers;
  /** The way to an evolution service, where there may be one. */
  readonly createForward?: (url: string) => Forward;
}

const refuseForward = (url: string): Forward => {
  throw new Inability(
    `evolutionUrl ${url}`,
    'no service is asked from here',
    'Leave it out, or use startMock or createFetchHandler.',
  );
};

/** A mock behind the Fetch API, from options whose names were checked. */
export function openFetchMock(
  { state, scenario, ...options }: MockOptions,
  { callers = 'anybody', createForward = refuseForward }: FetchPlatform = {},
): FetchMock {
  const platform = {
    callers,
    wallClock: () => Date.now(),
    stopwatch: () => performance.now(),
    loadValidator: () => validateAgent,
    createForward,
    later,
  };
  const mock = new Mock(settleOptions(options, checkBeginning({ state, scenario }, validateAgent), platform));
  return { handle: fetchHandlerOf(mock), mock, control: createControl(mock, validateAgent) };
}
