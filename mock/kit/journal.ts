import { Inability } from '../../spec/inability.ts';
import { parseJson } from '../../spec/json-parse.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import type { AnsweredFault } from '../answered-faults.ts';
import { type Cause, usualCause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import { decodeJsonBytes } from '../decode-json-bytes.ts';
import type { MockRequest, MockResponse } from '../exchange.ts';
import type { FindRoute } from '../route.ts';
import type { Break } from '../scenario/rule.ts';
import { JournalWaits } from './journal-waits.ts';
import { redacted, redactSecrets, redactTarget, redactText } from './redact-secrets.ts';
import { matchesFilter, type RequestFilter } from './request-filter.ts';

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
  readonly cause: Cause | undefined;
  readonly broken: Break | undefined;
  readonly findRoute: FindRoute;
}

/** How an exchange came about beside what was sent and answered. */
export interface Circumstances {
  /** Where requests led when it came. */
  readonly findRoute: FindRoute;
  /** Left out where the answer itself tells. */
  readonly cause?: Cause;
  readonly broken?: Break | undefined;
}

/** What is kept of a bucket that is no more. */
interface DroppedEntry {
  readonly time: number;
  readonly bucket: string;
  readonly why: string;
}

const noFaults: readonly AnsweredFault[] = [];

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
  readonly #waits = new JournalWaits();

  constructor(limit: number, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Takes an exchange; the answer itself is not kept, it may be as large as what was sent. */
  add(request: MockRequest, response: MockResponse, circumstances: Circumstances): void {
    if (this.#limit === 0) return;
    const { body } = request;
    const { findRoute, cause = response.cause, broken } = circumstances;
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
      faults: response.faults ?? noFaults,
      cause,
      broken,
      findRoute,
    });
    if (this.#waits.isAwaited) this.#waits.tell(this.#newest());
  }

  /** The next entry that matches; rejects when the journal ends before. What is kept already is read, not waited for. */
  wait(filter: RequestFilter): ReturnType<JournalWaits['wait']> {
    if (this.#limit > 0) return this.#waits.wait(filter);
    throw new Inability('waiting for a request', 'journalSize is 0, so none is kept', 'Give a larger one.');
  }

  /** Nobody adds any more; who waits is told why. */
  end(why: string): void {
    this.#waits.end(why);
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

  read(filter: RequestFilter = {}): readonly JsonObject[] {
    const records: JsonObject[] = [];
    for (let number = Math.max(this.#oldest, filter.since ?? 0); number < this.#next; number += 1) {
      const record = this.#recordAt(number);
      if (record !== undefined && matchesFilter(record, filter)) records.push(record);
    }
    return records;
  }

  #recordAt(number: number): JsonObject | undefined {
    const entry = this.#entries[number % this.#limit];
    return entry === undefined ? undefined : { number: number + 1, ...recordOf(entry) };
  }

  #newest(): JsonObject {
    return this.#recordAt(this.#next - 1) ?? {};
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
    ...readRoute(entry),
    headers,
    ...readBody(entry),
    status: entry.status,
    cause: entry.cause ?? usualCause(entry.status),
  };
  if (entry.faults.length > 0) record['faults'] = entry.faults.map(({ field, why }) => ({ field, why }));
  if (entry.broken !== undefined) record['broken'] = entry.broken;
  return record;
}

/** Which operation it was, and of which agent, as far as its path tells. */
function readRoute({ method, target, findRoute }: ExchangeEntry): JsonObject {
  const routed = findRoute(method, target);
  if (routed.to !== 'operation') return {};
  const { operation, parameter } = routed;
  if (operation === 'createGenome' || operation === 'listAgents') return { operation };
  return { operation, agentId: parameter.toLowerCase() };
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
