import { agentFieldNamed, agentFields, updateFieldNamed, updateFields } from '../../spec/fields.ts';
import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../spec/json-value.ts';
import { wordList } from '../../spec/word-list.ts';
import { isSameField } from '../observe/differences.ts';
import { type ReadAnswer, readAnswer } from '../observe/read-answer.ts';
import type { Step } from '../observe/step.ts';
import type { Understanding } from '../oracle/understand.ts';
import type { Exchange } from '../run/exchange.ts';

/** An exchange of which a fingerprint is taken. */
export interface Seen {
  readonly exchange: Exchange;
  readonly understanding: Understanding;
  /** What it did to its agent, where that is known. */
  readonly step: Step | undefined;
  /** The milliseconds that an answer of this operation usually takes. */
  readonly usualMs: number;
}

const some = (texts: Iterable<string>, most: number): string => {
  const sorted = [...new Set(texts)].sort();
  return sorted.length <= most ? sorted.join(',') : `${sorted.length > most * 2 ? 'many' : 'several'}`;
};

function kindOf(value: JsonValue | undefined): string {
  if (value === undefined) return 'none';
  if (value === null) return 'null';
  if (isJsonArray(value)) return 'list';
  if (isJsonObject(value)) return 'object';
  return isJsonNumber(value) ? 'number' : typeof value;
}

/** Where a fault is told to be: positions, and names that the contract does not have, are erased. */
const knownParts = new Set(['body', 'path', 'query', 'header', 'id', 'agent_id']);
const placeIn = (loc: JsonValue | undefined): string =>
  (isJsonArray(loc) ? loc : [])
    .map((part) =>
      typeof part === 'string' ? (knownParts.has(part) || agentFieldNamed(part) ? part : '*') : 'n',
    )
    .join('.');

/** A type is a word; anything else may repeat what was sent, which is kept nowhere. */
const typeName = (type: string): string => (/^[a-z][a-z_.-]{0,39}$/.test(type) ? type : 'other');

/** The types and places of the faults that a refusal tells. */
function faultsOf({ object }: ReadAnswer): string {
  const detail = object?.['detail'];
  if (!isJsonArray(detail)) return kindOf(detail);
  const items = detail.filter(isJsonObject);
  const types = items.map(({ type }) => (typeof type === 'string' ? typeName(type) : kindOf(type)));
  // Of several, which ones come together is chance.
  if (items.length > 1) return `${Math.min(8, new Set(types).size)} types`;
  return items.map(({ loc }, at) => `${types[at]}@${placeIn(loc)}`).join();
}

const fitting: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'number',
  flag: 'boolean',
  object: 'object',
  'list-of-objects': 'list',
  'list-of-texts': 'list',
};

/** What is unlike an agent of the contract: keys more or less, and values of another kind. */
function oddityOf(agent: JsonObject): string {
  const more = Object.keys(agent).filter((key) => agentFieldNamed(key) === undefined);
  const less = agentFields.filter(({ name, required }) => required && !Object.hasOwn(agent, name));
  const other = agentFields.filter(({ name, kind }) => {
    const value = agent[name];
    return value !== undefined && value !== null && kindOf(value) !== (fitting[kind] ?? 'string');
  });
  return [
    `+${some(more, 5)}`,
    `-${some(
      less.map(({ name }) => name),
      3,
    )}`,
    some(
      other.map(({ name }) => name),
      3,
    ),
  ].join('/');
}

/** The form of a body, its values erased; what was sent and comes back tells nothing. */
function shapeOf(answer: ReadAnswer, { body, located }: Understanding): string {
  const { json } = answer;
  if (json === undefined)
    return answer.body === '' ? 'empty' : `no-json:${answer.headers['content-type'] ?? ''}`;
  if (!isJsonObject(json)) return kindOf(json);
  if (located?.operation === 'updateAgent' && answer.status < 300) return oddityOf(json);
  const sent = body.is === 'json' && isJsonObject(body.value) ? body.value : {};
  const keys = Object.keys(json).filter((key) => !Object.hasOwn(sent, key));
  return keys.length > 8 ? 'wide' : keys.map((key) => `${key.slice(0, 40)}:${kindOf(json[key])}`).join(',');
}

/** Those say nothing of the request. */
const usualHeaders = new Set(wordList`
  date content-length content-type connection keep-alive server transfer-encoding
`);

const headersOf = ({ headers }: ReadAnswer): string =>
  some(
    Object.keys(headers).filter((name) => !usualHeaders.has(name)),
    12,
  );

/** Slow is what takes many times as long as usual, and long enough for it to be no chance. */
const latencyOf = (ms: number, usualMs: number): string =>
  ms < 200 || ms < usualMs * 10 ? '' : ms < 2000 ? 'slow' : 'very-slow';

/** What an update did beside what it was to do. */
function effectOf({ update, before, after }: Step): string {
  const changed = updateFields.filter((field) => !isSameField(field, before[field.name], after[field.name]));
  const unasked = changed.filter(({ name }) => !Object.hasOwn(update, name)).map(({ name }) => name);
  const unstored = Object.keys(update).filter((name) => {
    const field = updateFieldNamed(name);
    return field !== undefined && update[name] !== null && !isSameField(field, update[name], after[name]);
  });
  return [some(unasked, 3), unstored.length === 0 ? 'stored' : 'otherwise'].join('/');
}

/** What an answer was like, its values erased: two inputs with the same fingerprint show the same behaviour. */
export function fingerprintOf({ exchange, understanding, step, usualMs }: Seen): string {
  const { operation, outcome, request } = exchange;
  const [reason] = understanding.expectation.reasons;
  const beyond = request.wire ?? reason?.code ?? '';
  const about = understanding.located === undefined ? `${operation} ${beyond}` : operation;
  if (outcome.kind === 'silence') return `${about}|${outcome.reason}`;
  // Of bytes that no client sends, what a server says beside the status tells little.
  if (request.wire !== undefined && understanding.located === undefined) return `${about}|${outcome.status}`;
  const answer = readAnswer(outcome);
  return [
    about,
    outcome.status,
    outcome.status >= 400 && understanding.located !== undefined ? faultsOf(answer) : '',
    shapeOf(answer, understanding),
    headersOf(answer),
    latencyOf(outcome.ms, usualMs),
    step === undefined ? '' : effectOf(step),
  ].join('|');
}
