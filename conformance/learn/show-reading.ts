import { cutText } from '../../spec/cut-text.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { isSuccess, type ReadAnswer } from '../observe/read-answer.ts';
import type { Redact } from '../redact/redact.ts';
import { listedFaults } from './asked.ts';
import type { Reading } from './learned-point.ts';

const longest = 160;

function showRequest({ asked: { request }, shownBody }: Reading): string {
  const type = request.headers['content-type'];
  const hasBody = request.body !== undefined;
  const called =
    !hasBody || type === 'application/json' ? '' : type === undefined ? ' (no type)' : ` (${type})`;
  const body = shownBody ?? (request.body === '' ? '(empty)' : String(request.body ?? ''));
  return `${request.method} ${request.path}${called} ${body}`.trimEnd();
}

/** The steps of a loc as people write them. */
const showPlace = ({ loc }: JsonObject) => (isJsonArray(loc) ? loc.map(String).join('.') : 'nowhere');

/** Ids, counts and times in an error are others the next time. */
const withoutChance = (text: string) =>
  text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{8,}|\d{4,}/gi, (found) =>
    // A word of the letters a to f has no digit far from its end.
    found.includes('-') || /\d/.test(found.slice(0, -7)) ? '…' : found.replace(/\d{4,}/g, '…'),
  );

function showObject(object: JsonObject, fields: readonly string[] | undefined): string {
  if (fields === undefined) return `an object with ${Object.keys(object).join(', ') || 'nothing in it'}`;
  const picked = fields.flatMap((name) =>
    Object.hasOwn(object, name) ? [[name, object[name] ?? null] as const] : [],
  );
  return fields.length === 0 ? '' : printJson(Object.fromEntries(picked));
}

function showBody(answer: ReadAnswer, fields: readonly string[] | undefined): string {
  const { json, object } = answer;
  if (isSuccess(answer)) {
    if (object !== undefined) return showObject(object, fields);
    return isJsonArray(json) ? 'a list' : '';
  }
  const faults = listedFaults(answer);
  if (faults !== undefined)
    return faults.map((fault) => `${String(fault['type'])} at ${showPlace(fault)}`).join(', ');
  const detail = object?.['detail'];
  return typeof detail === 'string' ? withoutChance(detail) : isJsonObject(json) ? 'an object' : '';
}

function showAnswer({ asked: { outcome, answer }, fields, shownAnswer }: Reading): string {
  if (outcome.kind === 'silence' || answer === undefined)
    return `no answer: ${outcome.kind === 'silence' ? outcome.reason : ''}`;
  const [redirect] = outcome.redirects;
  const way = redirect === undefined ? '' : `${redirect}, then `;
  return `${way}${outcome.status} ${shownAnswer ?? showBody(answer, fields)}`.trimEnd();
}

/** An exchange as evidence, redacted and short, and what it speaks for. Nothing in it is another the next time. */
export function showReading(reading: Reading, redact: Redact) {
  const { choice } = reading;
  return {
    request: redact(cutText(showRequest(reading), longest)),
    answer: redact(cutText(showAnswer(reading), longest)),
    ...(choice === undefined ? {} : { reads: choice }),
  };
}
