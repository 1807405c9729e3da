import { equalJson } from '../../spec/json-equal.ts';
import { parseJson } from '../../spec/json-parse.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { type Cause, usualCause } from '../cause.ts';
import { decodeJsonBytes } from '../decode-json-bytes.ts';
import type { AnsweredFault } from '../errors/answered-faults.ts';
import type { FindRoute } from '../routing/find-route.ts';
import type { Break } from '../scenario/rule.ts';
import type { FieldChange } from './changed-fields.ts';
import { isSecretName, redacted, redactSecrets, redactTarget, redactText } from './redact-secrets.ts';

/** What is kept of an exchange; it is read only when somebody asks. */
export interface ExchangeEntry {
  readonly time: number;
  readonly ms: number;
  readonly method: string;
  readonly target: string;
  readonly contentType: string | undefined;
  readonly authorized: boolean;
  readonly bodySize: number;
  readonly body: Uint8Array | undefined;
  readonly status: number;
  readonly answerHeaders: Readonly<Record<string, string>>;
  readonly answerSize: number;
  /** Undefined where there was none, and where it was more than the journal keeps. */
  readonly readAnswer: (() => string) | undefined;
  readonly faults: readonly AnsweredFault[];
  readonly readChanges: () => readonly FieldChange[];
  /** About how many bytes they take. */
  readonly changeBytes: number;
  /** Changes of so many fields were more than the journal keeps. */
  readonly changesLost: number;
  readonly cause: Cause | undefined;
  readonly broken: Break | undefined;
  readonly findRoute: FindRoute;
}

/** What is kept of a bucket that is no more. */
export interface DroppedEntry {
  readonly time: number;
  readonly bucket: string;
  readonly why: string;
}

export type Entry = ExchangeEntry | DroppedEntry;

const printTime = (time: number) => new Date(time).toISOString();
const droppedRecord = ({ time, bucket, why }: DroppedEntry): JsonObject => ({
  time: printTime(time),
  event: 'bucket-dropped',
  bucket,
  why,
});

/** In tenths: what is shown of an exchange that takes less than a millisecond. */
const printMilliseconds = (ms: number) => Math.round(ms * 10) / 10;

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

function readAnswer({ readAnswer: read, answerSize, answerHeaders }: ExchangeEntry): JsonObject {
  const headers = Object.fromEntries(
    Object.entries(answerHeaders).map(([name, value]) => [
      name,
      isSecretName(name) ? redacted : redactText(value),
    ]),
  );
  if (answerSize === 0) return { answer: { headers } };
  const notKept = (why: string) => ({ answer: { headers, bodyNotKept: `${answerSize} characters ${why}` } });
  if (read === undefined) return notKept('are more than the journal keeps');
  const parsed = parseJson(read());
  return parsed.ok
    ? { answer: { headers, body: redactSecrets(parsed.value) } }
    : notKept('that are not JSON');
}

function readChange({ field, before = null, after }: FieldChange): readonly JsonObject[] {
  if (equalJson(before, after)) return [];
  const shown = (value: JsonValue) =>
    isSecretName(field) && value !== null ? redacted : redactSecrets(value);
  return [{ field, before: shown(before), after: shown(after) }];
}

const headOf = (entry: ExchangeEntry): JsonObject => ({
  time: printTime(entry.time),
  method: entry.method,
  path: redactTarget(entry.target),
  ...readRoute(entry),
});

/** Everything that is kept of an entry, without its secrets. */
export function recordOf(entry: Entry): JsonObject {
  if ('bucket' in entry) return droppedRecord(entry);
  const headers: Record<string, string> = {};
  if (entry.contentType !== undefined) headers['content-type'] = redactText(entry.contentType);
  if (entry.authorized) headers['authorization'] = redacted;
  const changed = entry.readChanges().flatMap(readChange);
  return {
    ...headOf(entry),
    headers,
    ...readBody(entry),
    status: entry.status,
    ms: printMilliseconds(entry.ms),
    ...(entry.status === 0 ? {} : readAnswer(entry)),
    ...(changed.length === 0 ? {} : { changed }),
    ...(entry.changesLost === 0
      ? {}
      : { changedNotKept: `${entry.changesLost} fields are more than the journal keeps` }),
    cause: entry.cause ?? usualCause(entry.status),
    ...(entry.faults.length === 0 ? {} : { faults: entry.faults.map(({ field, why }) => ({ field, why })) }),
    ...(entry.broken === undefined ? {} : { broken: entry.broken }),
  };
}

/** A line of it, for whoever sees all of them pass by. */
export function rowOf(entry: Entry): JsonObject {
  if ('bucket' in entry) return droppedRecord(entry);
  return {
    ...headOf(entry),
    status: entry.status,
    ms: printMilliseconds(entry.ms),
    cause: entry.cause ?? usualCause(entry.status),
    ...(entry.faults.length === 0 ? {} : { fields: entry.faults.slice(0, 3).map(({ field }) => field) }),
    ...(entry.broken === undefined ? {} : { broken: entry.broken }),
  };
}
