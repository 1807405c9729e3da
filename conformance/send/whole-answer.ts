import { ExplainedError } from './failure.ts';
import type { EndsRequest, RequestInFlight } from './request-in-flight.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface AnswerEvents {
  /** The head of the answer is there. */
  readonly begin: () => void;
  readonly end: (status: number, headers: Readonly<Record<string, string>>, bytes: Buffer) => void;
  readonly fail: (error: unknown) => void;
}

const noBytes = Buffer.alloc(0);
/** RFC 9110, 15: answers of these have no body. */
const withoutBody: ReadonlySet<number> = new Set([204, 205]);

/** Takes what undici reads of one answer, until it is whole: a handler for its `dispatch`. */
export class WholeAnswer {
  readonly #method: string;
  readonly #turn: RequestInFlight;
  readonly #events: AnswerEvents;
  readonly #chunks: Buffer[] = [];
  #status = 0;
  #headers: Readonly<Record<string, string>> = {};

  constructor(method: string, turn: RequestInFlight, events: AnswerEvents) {
    this.#method = method;
    this.#turn = turn;
    this.#events = events;
  }

  onRequestStart(controller: EndsRequest): void {
    this.#turn.startWith(controller);
  }

  onResponseStart(_: unknown, status: number, headers: Headers): void {
    // RFC 9110, 15.2: an interim answer is not the answer.
    if (status < 200) return;
    this.#status = status;
    this.#headers = joinHeaders(headers);
    this.#events.begin();
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first = noBytes] = this.#chunks;
    const bytes = this.#chunks.length < 2 ? first : Buffer.concat(this.#chunks);
    // What else than JSON an error may be is its own.
    const isSuccess = this.#status < 300 && this.#method !== 'HEAD' && !withoutBody.has(this.#status);
    if (isSuccess && isCut(this.#headers, bytes)) this.#events.fail(new ExplainedError(brokenOff));
    else this.#events.end(this.#status, this.#headers, bytes);
  }

  onResponseError(_: unknown, error: Error): void {
    this.#events.fail(error);
  }
}

const brokenOff = {
  reason: 'reset',
  detail: 'The connection ended in the middle of the JSON of an answer.',
} as const;

/**
 * RFC 9112, 6.3 and 8: where an answer ends with its connection, nobody can tell one that broke off by its length; its
 * JSON tells. On a busy machine a connection may be reset before all is read.
 */
function isCut(headers: Readonly<Record<string, string>>, bytes: Buffer): boolean {
  const { 'content-type': type = '', ...others } = headers;
  if (others['content-length'] !== undefined || others['transfer-encoding'] !== undefined) return false;
  if (others['content-encoding'] !== undefined || !/json/i.test(type)) return false;
  try {
    JSON.parse(bytes.toString());
    return false;
  } catch {
    return true;
  }
}

function joinHeaders(headers: Headers): Readonly<Record<string, string>> {
  const joined: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) joined[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return joined;
}
