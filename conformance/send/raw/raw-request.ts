/** A request as it goes out without an HTTP client: the target as written, and what every request carries. */
export interface RawRequest {
  readonly method: string;
  /** With the prefix of the base url. */
  readonly target: string;
  /** `http://host:port`. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** The target of a reading that any deployment answers. */
  readonly reading: string;
}

/** Bytes to write, and how long to wait before them. */
export interface RawWrite {
  readonly bytes: Uint8Array;
  readonly afterMs?: number;
}

/** What is written, and which of the answers is that of the request. */
export interface RawPlan {
  readonly writes: readonly RawWrite[];
  /** Methods of all requests in it, in order: what an answer has for a body depends on them. */
  readonly methods: readonly string[];
  /** The place of the request among them. */
  readonly at: number;
}

/** A request in parts that forms change before it is put together. */
export interface RawParts {
  readonly line: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

const encoder = new TextEncoder();

/** Each character as one byte: heads hold what HTTP allows, and bytes that it does not. */
export const headBytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** The text as UTF-8. */
export const textBytes = (text: string): Uint8Array => encoder.encode(text);

/** Several bytes as one. */
export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const hostOf = (origin: string) => origin.replace(/^[a-z]+:\/\//, '');

/** The parts of a request as a client sends it, without what says how long its body is. */
export function partsOf({ method, target, origin, headers, body }: RawRequest): RawParts {
  return {
    line: `${method} ${target} HTTP/1.1`,
    headers: [['host', hostOf(origin)], ...Object.entries(headers)],
    body,
  };
}

/** The same with its content-length, where a client would send one. */
export function withLength(parts: RawParts): RawParts {
  const { headers, body } = parts;
  return body.length === 0
    ? parts
    : { ...parts, headers: [...headers, ['content-length', `${body.length}`]] };
}

/** The same with a body in chunks that are made already. */
export const withChunks = (parts: RawParts, body: Uint8Array): RawParts => ({
  ...parts,
  headers: [...parts.headers, ['transfer-encoding', 'chunked']],
  body,
});

/** The head as bytes; other line ends are for forms that are wrong. */
export function printHead({ line, headers }: RawParts, lineEnd = '\r\n'): Uint8Array {
  const lines = [line, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return headBytes(`${lines.join(lineEnd)}${lineEnd}${lineEnd}`);
}

/** Head and body as bytes. */
export const printParts = (parts: RawParts): Uint8Array => joinBytes(printHead(parts), parts.body);

/** A plan of one request that is written at once. */
export const planOf = ({ method }: RawRequest, bytes: Uint8Array): RawPlan => ({
  writes: [{ bytes }],
  methods: [method],
  at: 0,
});
