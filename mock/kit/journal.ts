import { Inability } from '../../spec/inability.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { WrittenAgent } from '../agent/written-agent.ts';
import type { Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import type { AnsweredFault } from '../errors/answered-faults.ts';
import type { MockRequest, MockResponse } from '../exchange.ts';
import type { FindRoute } from '../routing/find-route.ts';
import type { Break } from '../scenario/rule.ts';
import { changesBetween, type FieldChange } from './changed-fields.ts';
import { type Entry, recordOf, rowOf } from './journal-record.ts';
import { JournalWaits } from './journal-waits.ts';
import type { RowListener } from './request-feed.ts';
import { matchesFilter, type RequestFilter } from './request-filter.ts';

/** How an exchange came about beside what was sent and answered. */
export interface Circumstances {
  /** Where requests led when it came. */
  readonly findRoute: FindRoute;
  /** Left out where the answer itself tells. */
  readonly cause?: Cause;
  readonly broken?: Break | undefined;
  /** Milliseconds until it is answered. */
  readonly ms?: number;
}

const noChanges = (): readonly FieldChange[] => [];
const noFaults: readonly AnsweredFault[] = [];

/** A body, an answer or a set of changes of more bytes is not kept, only its size. */
const largestBody = 65_536;
/** Together the entries have about no more bytes than this; the oldest go first. */
const mostBytes = 4 * 1_048_576;
/** What an entry and each text in it take beside their characters. */
const cost = { entry: 320, fault: 96, change: 448 } as const;

/** About how many bytes an entry takes, two for each character. */
function weighEntry(entry: Entry): number {
  if ('bucket' in entry) return cost.entry + 2 * (entry.bucket.length + entry.why.length);
  let characters = entry.target.length + (entry.contentType?.length ?? 0);
  for (const { field, why } of entry.faults) characters += cost.fault / 2 + field.length + why.length;
  if (entry.readAnswer !== undefined) characters += entry.answerSize;
  return cost.entry + 2 * characters + (entry.body?.length ?? 0) + entry.changeBytes;
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
  readonly #listener: RowListener | undefined;

  constructor(limit: number, clock: Clock, listener?: RowListener) {
    this.#limit = limit;
    this.#clock = clock;
    this.#listener = listener;
  }

  /** Takes an exchange, without what of it is large. */
  add(request: MockRequest, response: MockResponse, circumstances: Circumstances): void {
    if (this.#limit === 0) return;
    const { body } = request;
    const { body: answer, written } = response;
    const { findRoute, cause = response.cause, broken, ms = 0 } = circumstances;
    const isLargeAnswer = answer !== undefined && answer.length > largestBody;
    const isLargeChange = written !== undefined && written.bytes > largestBody;
    this.#requests += 1;
    this.#keep({
      time: this.#clock(),
      ms,
      method: request.method,
      target: request.target,
      contentType: request.header('content-type'),
      authorized: request.header('authorization') !== undefined,
      bodySize: body.length,
      body: body.length === 0 || body.length > largestBody ? undefined : ownBytes(body),
      status: response.status,
      answerHeaders: response.headers,
      answerSize: answer?.length ?? 0,
      readAnswer: answer === undefined || isLargeAnswer ? undefined : answerReader(answer, written),
      readChanges: written === undefined || isLargeChange ? noChanges : changeReader(written, isLargeAnswer),
      changeBytes: written === undefined || isLargeChange ? 0 : cost.change + written.bytes,
      changesLost: isLargeChange ? changesBetween(written.before, written.after).length : 0,
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
    this.#listener?.clear();
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

  /** The lines of what is kept, for whoever begins to listen. */
  rows(): readonly JsonObject[] {
    const rows: JsonObject[] = [];
    for (let number = this.#oldest; number < this.#next; number += 1) {
      const entry = this.#entries[number % this.#limit];
      if (entry !== undefined) rows.push({ number: number + 1, ...rowOf(entry) });
    }
    return rows;
  }

  /** The entry of a number; undefined where it is not kept any more, or was never. */
  recordOf(number: number): JsonObject | undefined {
    return number > this.#oldest && number <= this.#next ? this.#recordAt(number - 1) : undefined;
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
    if (this.#listener?.isHeard === true) {
      const number = this.#next;
      this.#listener.add(() => ({ number, ...rowOf(entry) }));
    }
    while (this.#bytes > mostBytes) this.#dropOldest();
  }

  #dropOldest(): void {
    const place = this.#oldest % this.#limit;
    this.#bytes -= this.#weights[place] ?? 0;
    this.#entries[place] = undefined;
    this.#oldest += 1;
  }
}

/** What an update answered is the text of its agent, which is there already: to keep the text as well would cost more. */
function answerReader(text: string, written: WrittenAgent | undefined): () => string {
  if (written === undefined) return () => text;
  const { shown } = written;
  return () => printJson(shown);
}

/** What changed is told to whoever asks. Of a large agent nothing is kept but the changes. */
function changeReader({ before, after }: WrittenAgent, isLarge: boolean): () => readonly FieldChange[] {
  if (!isLarge) return () => changesBetween(before, after);
  const changes = changesBetween(before, after);
  return () => changes;
}

/** A view into a larger buffer would hold all of it. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
