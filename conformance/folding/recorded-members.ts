import { type Kind, updateFieldNamed } from '../../spec/fields.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { RecordedExchange } from '../run/recorded-exchange.ts';

/** The members of a JSON object, as JSON text by their names. */
export type Members = ReadonlyMap<string, string>;

const noMembers: Members = new Map();

function readJson(text: string): JsonValue | undefined {
  const parsed = parseJson(text);
  return parsed.ok ? parsed.value : undefined;
}

function membersOf(text: string): Members {
  const value = readJson(text);
  if (value === undefined || !isJsonObject(value)) return noMembers;
  return new Map(Object.entries(value).map(([name, member]) => [name, printJson(member)]));
}

/** What a request supplied. */
export const suppliedIn = ({ request: { body, bodyEncoding } }: RecordedExchange): Members =>
  body === undefined || bodyEncoding !== undefined ? noMembers : membersOf(body);

const hasStatus = ({ response }: RecordedExchange, from: number) =>
  'status' in response && response.status >= from && response.status < from + 100;

/** 2xx. */
export const isTaken = (exchange: RecordedExchange) => hasStatus(exchange, 200);
/** 4xx. */
export const isRefused = (exchange: RecordedExchange) => hasStatus(exchange, 400);

/** What an agent was answered as; nothing where it was refused, or too long to be kept. */
export const answeredIn = (exchange: RecordedExchange): Members =>
  isTaken(exchange) && 'body' in exchange.response ? membersOf(exchange.response.body) : noMembers;

/** The names that the faults of a refusal lead over. */
export function namedIn(exchange: RecordedExchange): ReadonlySet<string> {
  const body = isRefused(exchange) && 'body' in exchange.response ? readJson(exchange.response.body) : null;
  const detail = body !== undefined && isJsonObject(body) ? body['detail'] : undefined;
  const faults = detail !== undefined && isJsonArray(detail) ? detail.filter(isJsonObject) : [];
  const names = faults.flatMap(({ loc }) => (loc !== undefined && isJsonArray(loc) ? loc : []));
  return new Set(names.filter((name) => typeof name === 'string'));
}

/** How the JSON of a value of each kind begins. */
const beginnings: Readonly<Record<Kind, RegExp>> = {
  text: /^"/,
  integer: /^[-\d]/,
  number: /^[-\d]/,
  flag: /^[tf]/,
  choice: /^"/,
  uuid: /^"/,
  'decimal-text': /^["-\d]/,
  object: /^\{/,
  'list-of-objects': /^\[/,
  'list-of-texts': /^\[/,
};

/** Whether a member of an update is plainly not what its field takes; what is finer than that is left aside. */
export function isForeign([name, value]: readonly [name: string, value: string]): boolean {
  const { kind, choices } = updateFieldNamed(name) ?? {};
  if (kind === undefined || value === 'null') return false;
  return !beginnings[kind].test(value) || choices?.some((choice) => value === `"${choice}"`) === false;
}
