import { placeOf } from '../../../spec/dialect-examples.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '../../../spec/json-value.ts';
import { isUuid } from '../../../spec/uuid-text.ts';
import { placeVarying } from '../../../spec/varying-text.ts';
import type { SentRequest } from '../../run/exchange.ts';
import type { Asked } from '../asked.ts';
import { readTimeUnit } from '../readings.ts';
import { replaceWord } from './replace-word.ts';

/** What a request brought that an answer may give back. */
export interface RequestPlaces {
  /** Left out where it says nothing. */
  readonly method?: string;
  readonly path: string;
  /** The uuid in the path, if there is one. */
  readonly agentId: string | undefined;
  readonly genome?: JsonObject;
  /** When it was answered, in milliseconds since 1970, where the answer says so. */
  readonly answeredAt?: number;
}

export function placesOf({ path, method }: SentRequest, genome?: JsonObject): RequestPlaces {
  const [bare = ''] = path.split('?', 1);
  const agentId = bare.split('/').find(isUuid);
  return { method, path: bare, agentId, ...(genome === undefined ? {} : { genome }) };
}

/** The places of what was asked, and the time of its answer. */
export function placesOfAsked({ request, answer }: Asked, genome?: JsonObject): RequestPlaces {
  const answeredAt = Date.parse(answer?.headers['date'] ?? '');
  return { ...placesOf(request, genome), ...(Number.isNaN(answeredAt) ? {} : { answeredAt }) };
}

/** Two answers of one second carry the same time: what is this near to now is the time, and no constant. */
const nearMs = 2000;

function isNow(value: JsonValue, { answeredAt }: RequestPlaces): boolean {
  if (answeredAt === undefined) return false;
  const isNear = (time: number) => Math.abs(time - answeredAt) <= nearMs;
  if (typeof value === 'number') return isNear(value) || isNear(value * 1000);
  if (typeof value !== 'string' || !isoTime.test(value)) return false;
  return isNear(Date.parse(value)) || isNear(Date.parse(`${value}Z`));
}

/** A text with what the request brought as places. */
export function templateText(text: string, { agentId, path, method }: RequestPlaces): string {
  const withMethod = replaceWord(text, method ?? '', placeOf('method'));
  const withPath = path.length > 1 ? withMethod.replaceAll(path, placeOf('path')) : withMethod;
  if (agentId === undefined) return withPath;
  return withPath
    .replaceAll(agentId, placeOf('agent_id'))
    .replaceAll(agentId.toLowerCase(), placeOf('agent_id'));
}

/** Whether an object carries every member of a genome as a member of its own. */
const hasMembersOf = (object: JsonObject, genome: JsonObject) =>
  Object.keys(genome).length > 0 &&
  Object.entries(genome).every(([key, value]) => equalJson(object[key] ?? null, value));

/** An object with what the request brought as places, in its members: it stays an object. */
export function placeMembers(value: JsonObject, places: RequestPlaces): JsonObject {
  const { genome } = places;
  const spread = genome !== undefined && hasMembersOf(value, genome) ? genome : {};
  const own = Object.entries(value).filter(([key]) => !Object.hasOwn(spread, key));
  return Object.fromEntries([
    ...own.map(([key, member]) => [key, placeValue(member, places)]),
    ...(spread === genome ? [[placeOf('genome'), true]] : []),
  ]);
}

/** A value with what the request brought as places. */
export function placeValue(value: JsonValue, places: RequestPlaces): JsonValue {
  if (places.genome !== undefined && isJsonObject(value) && equalJson(value, places.genome))
    return placeOf('genome');
  if (isNow(value, places)) return varyingPlace(value);
  if (typeof value === 'string') return templateText(value, places);
  if (isJsonArray(value)) return value.map((item) => placeValue(item, places));
  return isJsonObject(value) ? placeMembers(value, places) : value;
}

const isoTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** The place that stands for what is another each time. */
function varyingPlace(value: JsonValue): JsonValue {
  if (isJsonNumber(value)) return placeOf(readTimeUnit(value) === undefined ? 'number' : 'time');
  if (typeof value !== 'string') return value;
  if (isUuid(value)) return placeOf('uuid');
  return placeOf(isoTime.test(value) ? 'time-text' : 'word');
}

/** The place for a value that is another each time by its looks, a uuid or a time; any other value is as it is. */
export function placeByLooks(value: JsonValue): JsonValue {
  if (isJsonNumber(value)) return readTimeUnit(value) === undefined ? value : placeOf('time');
  const isVarying = typeof value === 'string' && (isUuid(value) || isoTime.test(value));
  return isVarying ? varyingPlace(value) : value;
}

/** A text that is another each time, by its length and alphabet where these tell anything. */
function placeWord(left: string, right: string): string {
  const placed = placeVarying(left, right);
  return placed === undefined || placed === '{hex-8}' ? placeOf('word') : placed;
}

/** Two answers to the same question as one: what differs is a place. */
export function mergeAnswers(left: JsonValue, right: JsonValue | undefined): JsonValue {
  if (right === undefined || equalJson(left, right)) return left;
  if (isJsonArray(left) && isJsonArray(right))
    return left.map((item, index) => mergeAnswers(item, right[index]));
  if (isJsonObject(left) && isJsonObject(right))
    return mapMembers(left, (value, key) => mergeAnswers(value, right[key]));
  if (typeof left === 'string' && typeof right === 'string' && varyingPlace(left) === placeOf('word'))
    return placeWord(left, right);
  return typeof left === typeof right ? varyingPlace(left) : left;
}

/** An example from answers to the same question, with places for what the request brought and for what varies. */
export function makeTemplate(answers: readonly JsonValue[], places: RequestPlaces): JsonValue {
  const [first = null, ...others] = answers.map((answer) => placeValue(answer, places));
  return others.reduce(mergeAnswers, first);
}
