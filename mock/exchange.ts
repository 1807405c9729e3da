import type { WrittenAgent } from './agent/written-agent.ts';
import type { Cause } from './cause.ts';
import type { AnsweredFault } from './errors/answered-faults.ts';

/** Who sends a request: somebody on this machine, or anybody else. */
export type Caller = 'this-machine' | 'elsewhere';

/** A request as the core takes it; adapters make one of whatever their platform has. */
export interface MockRequest {
  readonly method: string;
  /** The request target as sent: path and query, percent-encoding untouched. */
  readonly target: string;
  readonly scheme: 'http' | 'https';
  /** The value of a header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  readonly body: Uint8Array;
}

/** A request that came over a connection. */
export interface ReceivedRequest extends MockRequest {
  /** Told by the connection, never by what was sent over it. Asked only where it matters: it costs a system call. */
  readonly caller: () => Caller;
}

/** A request of the evolution service (4.1, 4.2), which answers in place of the mock. */
export interface ForwardedRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON, printed. */
  readonly body: string | undefined;
}

/** An answer of the core; `body` is undefined where HTTP gives it none (redirects, HEAD). */
export interface MockResponse {
  readonly status: number;
  /** Names in lower case; content-length is the adapter's. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Set-Cookie headers, of which there may be several. */
  readonly cookies?: readonly string[];
  /** A body that goes on: it is given a way to write, and gives the way to end it. */
  readonly stream?: (write: (text: string) => void) => () => void;
  /** Why it is a 422, for the journal and who listens. */
  readonly faults?: readonly AnsweredFault[];
  /** What it made of an agent, for the journal and for whoever writes to it at the same time. */
  readonly written?: WrittenAgent;
  /** Why it is what it is; left out where its status tells. */
  readonly cause?: Cause;
  /** Where the evolution service is to answer; what stands beside it is then not sent. */
  readonly forward?: ForwardedRequest;
}

const json = { 'content-type': 'application/json' } as const;

/** An answer of the media type of all bodies (1), whose body is printed already. */
export function jsonResponse(
  status: number,
  body: string,
  headers?: Readonly<Record<string, string>>,
): MockResponse {
  return { status, headers: headers === undefined ? json : { ...json, ...headers }, body };
}

/** An error whose detail is a plain text, as FastAPI has it for everything but validation. */
export function plainError(
  status: number,
  detail: string,
  headers?: Readonly<Record<string, string>>,
): MockResponse {
  return jsonResponse(status, JSON.stringify({ detail }), headers);
}

/** What stands for an answer where none is given. */
export const silentResponse: MockResponse = { status: 0, headers: {}, body: undefined };
