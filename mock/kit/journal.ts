import { parseJson } from '../../spec/json-parse.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import type { AnsweredFault } from '../answered-faults.ts';
import type { Clock } from '../clock.ts';
import { decodeJsonBytes } from '../decode-json-bytes.ts';
import type { MockRequest, MockResponse } from '../exchange.ts';
import { redacted, redactSecrets, redactTarget, redactText } from './redact-secrets.ts';

/** What is kept of an exchange; it is read only when somebody asks. */
interface ExchangeEntry {
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

/** What is kept of a bucket that is no more. */
interface DroppedEntry {
  readonly time: number;
  readonly bucket: string;
  readonly why: string;
}

type Entry = ExchangeEntry | DroppedEntry;

/** A body of more bytes is not kept, only its size. */
const largestBody = 65_536;
/** Together the entries have about no more bytes than this; the oldest go first. */
const mostBytes = 4 * 1_048_576;
/** What an entry and each text in it take beside their characters. */
const cost = { entry: 256, fault: 96 } as const;

/** About how many bytes an entry takes, two for each character. */
function weighEntry(entry: Entry): number {
  if ('bucket' in entry) return cost.entry + 2 * (entry.bucket.length + entry.why.length);
  let characters = entry.target.length + (entry.contentType?.length ?? 0);
  for (const { field, why } of entry.faults) characters += cost.fault / 2 + field.length + why.length;
  return cost.entry + 2 * characters + (entry.body?.length ?? 0);
}

/** What was asked and answered lately, the newest last. A ring: the place of an entry is its number. */
export class Journal {
  readonly #limit: number;
  readonly #clock: Clock;
  #entries: (Entry | undefined)[] = [];
  /** About how many bytes each of them takes. */
  #weights: number[] = [];
  /** The number of the oldest entry that is kept. */
  #oldest = 0;
  #next = 0;
  #requests = 0;
  #bytes = 0;

  constructor(limit: number, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Takes an exchange; the answer itself is not kept, it may be as large as what was sent. */
  add(request: MockRequest, response: MockResponse, faults: readonly AnsweredFault[]): void {
    if (this.#limit === 0) return;
    const { body } = request;
    this.#requests += 1;
    this.#keep({
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
    });
  }

  /** Says that a bucket was dropped, so that nobody wonders where its world went. */
  tellDropped(bucket: string, why: string): void {
    if (this.#limit > 0) this.#keep({ time: this.#clock(), bucket, why });
  }

  clear(): void {
    this.#entries = [];
    this.#weights = [];
    this.#oldest = 0;
    this.#next = 0;
    this.#requests = 0;
    this.#bytes = 0;
  }

  /** How many requests there were, also those that are no longer kept. */
  get count(): number {
    return this.#requests;
  }

  get bytes(): number {
    return this.#bytes;
  }

  read(): readonly JsonObject[] {
    const records: JsonObject[] = [];
    for (let number = this.#oldest; number < this.#next; number += 1) {
      const entry = this.#entries[number % this.#limit];
      if (entry !== undefined) records.push({ number: number + 1, ...recordOf(entry) });
    }
    return records;
  }

  #keep(entry: Entry): void {
    if (this.#next - this.#oldest === this.#limit) this.#dropOldest();
    const place = this.#next % this.#limit;
    const weight = weighEntry(entry);
    this.#entries[place] = entry;
    this.#weights[place] = weight;
    this.#next += 1;
    this.#bytes += weight;
    while (this.#bytes > mostBytes) this.#dropOldest();
  }

  #dropOldest(): void {
    const place = this.#oldest % this.#limit;
    this.#bytes -= this.#weights[place] ?? 0;
    this.#entries[place] = undefined;
    this.#oldest += 1;
  }
}

/** A view into a larger buffer would hold all of it. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

function recordOf(entry: Entry): JsonObject {
  const time = new Date(entry.time).toISOString();
  if ('bucket' in entry) return { time, event: 'bucket-dropped', bucket: entry.bucket, why: entry.why };
  const headers: Record<string, string> = {};
  if (entry.contentType !== undefined) headers['content-type'] = redactText(entry.contentType);
  if (entry.authorized) headers['authorization'] = redacted;
  const record: Record<string, JsonValue> = {
    time,
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
function readBody({ body, bodySize }: ExchangeEntry): JsonObject {
  if (bodySize === 0) return {};
  if (body === undefined) return { bodyNotKept: `${bodySize} bytes are more than the journal keeps` };
  const text = decodeJsonBytes(body);
  if (text === undefined) return { bodyNotKept: `${bodySize} bytes that are no text` };
  const parsed = parseJson(text, { nonFinite: true });
  if (!parsed.ok) return { bodyNotKept: `${bodySize} bytes that are not JSON: ${parsed.message}` };
  return { body: redactSecrets(parsed.value) };
}
