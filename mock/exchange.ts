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

/** An answer of the core; `body` is undefined where HTTP gives it none (redirects, HEAD). */
export interface MockResponse {
  readonly status: number;
  /** Names in lower case; content-length is the adapter's. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const json = { 'content-type': 'application/json' } as const;

/** A JSON answer whose body is printed already. */
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
