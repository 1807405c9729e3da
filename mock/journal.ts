import { parseJson } from '../spec/json-parse.ts';
import type { JsonObject, JsonValue } from '../spec/json-value.ts';
import type { AnsweredFault } from './answered-faults.ts';
import type { Clock } from './clock.ts';
import { decodeJsonBytes } from './decode-json-bytes.ts';
import type { MockRequest, MockResponse } from './exchange.ts';
import { redacted, redactSecrets, redactTarget } from './redact-secrets.ts';

/** What is kept of an exchange; it is read only when somebody asks. */
interface Entry {
  readonly number: number;
  readonly time: number;
  readonly method: string;
  readonly target: string;
  readonly contentType: string | undefined;
  readonly authorized: boolean;
  readonly bodySize: number;
  readonly body: Uint8Array | undefined;
  readonly status: number;
  readonly faults: readonly AnsweredFault[];
  readonly injected: string | undefined;
}

/** A body of more bytes is not kept, only its size. */
const largestBody = 65_536;
/** Together the kept bodies have no more bytes than this; the oldest entries go first. */
const mostBytes = 4 * 1_048_576;

/** What was asked and answered lately, the newest last. A ring: the place of an entry is its number. */
export class Journal {
  readonly #limit: number;
  readonly #clock: Clock;
  #entries: (Entry | undefined)[] = [];
  /** The number of the oldest entry that is kept. */
  #oldest = 0;
  #count = 0;
  #bytes = 0;

  constructor(limit: number, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Takes an exchange; the answer itself is not kept, it may be as large as what was sent. */
  add(request: MockRequest, response: MockResponse, faults: readonly AnsweredFault[]): void {
    if (this.#limit === 0) return;
    const { body } = request;
    const entry: Entry = {
      number: this.#count,
      time: this.#clock(),
      method: request.method,
      target: request.target,
      contentType: request.header('content-type'),
      authorized: request.header('authorization') !== undefined,
      bodySize: body.length,
      body: body.length === 0 || body.length > largestBody ? undefined : ownBytes(body),
      status: response.status,
      faults,
      injected: response.headers['x-kit-injected'],
    };
    if (this.#count - this.#oldest === this.#limit) this.#dropOldest();
    this.#entries[this.#count % this.#limit] = entry;
    this.#count += 1;
    this.#bytes += entry.body?.length ?? 0;
    while (this.#bytes > mostBytes) this.#dropOldest();
  }

  clear(): void {
    this.#entries = [];
    this.#oldest = 0;
    this.#count = 0;
    this.#bytes = 0;
  }

  /** How many requests there were, also those that are no longer kept. */
  get count(): number {
    return this.#count;
  }

  read(): readonly JsonObject[] {
    const records: JsonObject[] = [];
    for (let number = this.#oldest; number < this.#count; number += 1) {
      const entry = this.#entries[number % this.#limit];
      if (entry !== undefined) records.push(recordOf(entry));
    }
    return records;
  }

  #dropOldest(): void {
    const place = this.#oldest % this.#limit;
    this.#bytes -= this.#entries[place]?.body?.length ?? 0;
    this.#entries[place] = undefined;
    this.#oldest += 1;
  }
}

/** A view into a larger buffer would hold all of it. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

function recordOf(entry: Entry): JsonObject {
  const headers: Record<string, string> = {};
  if (entry.contentType !== undefined) headers['content-type'] = entry.contentType;
  if (entry.authorized) headers['authorization'] = redacted;
  const record: Record<string, JsonValue> = {
    number: entry.number + 1,
    time: new Date(entry.time).toISOString(),
    method: entry.method,
    path: redactTarget(entry.target),
    headers,
    ...readBody(entry),
    status: entry.status,
  };
  if (entry.faults.length > 0) record['faults'] = entry.faults.map(({ field, why }) => ({ field, why }));
  if (entry.injected !== undefined) record['injected'] = entry.injected;
  return record;
}

/** A body that cannot be read is not shown at all: there is no telling what is a secret in it. */
function readBody({ body, bodySize }: Entry): JsonObject {
  if (bodySize === 0) return {};
  if (body === undefined) return { bodyNotKept: `${bodySize} bytes are more than the journal keeps` };
  const text = decodeJsonBytes(body);
  if (text === undefined) return { bodyNotKept: `${bodySize} bytes that are no text` };
  const parsed = parseJson(text, { nonFinite: true });
  if (!parsed.ok) return { bodyNotKept: `${bodySize} bytes that are not JSON: ${parsed.message}` };
  return { body: redactSecrets(parsed.value) };
}
