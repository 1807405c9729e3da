import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../spec/json-value.ts';
import type { Finding, RecordedExchange } from '../run/run-record.ts';

/** Ends the reading of a file that is not what it has to be. */
export type Refuse = (why: string) => never;

/** A place in a file and the value there. */
interface Place {
  readonly value: JsonValue | undefined;
  readonly name: string;
  readonly refuse: Refuse;
}

const levels = ['must', 'should', 'drift'] as const;
const operations = ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'] as const;

const at = ({ value, name, refuse }: Place, key: string): Place => ({
  value: isJsonObject(value) ? value[key] : undefined,
  name: `${name}.${key}`,
  refuse,
});

const isMissing = ({ value }: Place) => value === undefined;

function refuseAs(wanted: string, { value, name, refuse }: Place): never {
  return refuse(value === undefined ? `${name} is missing` : `${name} is no ${wanted}`);
}

const readObject = (place: Place): JsonObject =>
  isJsonObject(place.value) ? place.value : refuseAs('object', place);

const readText = (place: Place): string =>
  typeof place.value === 'string' ? place.value : refuseAs('text', place);

const readFlag = (place: Place): boolean =>
  typeof place.value === 'boolean' ? place.value : refuseAs('flag', place);

function readNumber(place: Place): number {
  const { value } = place;
  if (!isJsonNumber(value)) return refuseAs('number', place);
  return typeof value === 'number' ? value : Number(value.text);
}

function readItems(place: Place): readonly Place[] {
  const { value, name, refuse } = place;
  if (!isJsonArray(value)) return refuseAs('list', place);
  return value.map((item, index) => ({ value: item, name: `${name}[${index}]`, refuse }));
}

const readTexts = (place: Place): readonly string[] => readItems(place).map(readText);

function readOneOf<Word extends string>(place: Place, words: readonly Word[]): Word {
  const text = readText(place);
  return words.find((word) => word === text) ?? refuseAs(`one of ${words.join(', ')}`, place);
}

const readHeaders = (place: Place): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(readObject(place)).map((name) => [name, readText(at(place, name))]));

function readRequest(place: Place): RecordedExchange['request'] {
  const start = {
    method: readText(at(place, 'method')),
    url: readText(at(place, 'url')),
    headers: readHeaders(at(place, 'headers')),
  };
  if (isMissing(at(place, 'body'))) return start;
  const body = readText(at(place, 'body'));
  if (isMissing(at(place, 'bodyEncoding'))) return { ...start, body };
  const bodyEncoding = readOneOf(at(place, 'bodyEncoding'), ['base64'] as const);
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(body))
    return refuseAs('base64', at(place, 'body'));
  return { ...start, body, bodyEncoding };
}

function readResponse(place: Place): RecordedExchange['response'] {
  const ms = readNumber(at(place, 'ms'));
  if (!isMissing(at(place, 'silence')))
    return { silence: readText(at(place, 'silence')), detail: readText(at(place, 'detail')), ms };
  return {
    status: readNumber(at(place, 'status')),
    headers: readHeaders(at(place, 'headers')),
    body: readText(at(place, 'body')),
    ms,
    redirects: readTexts(at(place, 'redirects')),
  };
}

const readExchange = (place: Place): RecordedExchange => ({
  request: readRequest(at(place, 'request')),
  response: readResponse(at(place, 'response')),
});

/** A finding as a file has it; what a replay needs is all there, or the file is refused. */
export function readFinding(value: JsonValue, name: string, refuse: Refuse): Finding {
  const place: Place = { value, name, refuse };
  readObject(place);
  const text = (key: string) => readText(at(place, key));
  const steps = at(place, 'steps');
  return {
    id: text('id'),
    check: text('check'),
    clause: text('clause'),
    requirement: text('requirement'),
    level: readOneOf(at(place, 'level'), levels),
    operation: readOneOf(at(place, 'operation'), operations),
    place: text('place'),
    kind: text('kind'),
    expected: text('expected'),
    actual: text('actual'),
    exchange: readExchange(at(place, 'exchange')),
    ...(isMissing(steps) ? {} : { steps: readItems(steps).map(readExchange) }),
    curl: text('curl'),
    seed: readNumber(at(place, 'seed')),
    path: text('path'),
    seen: readNumber(at(place, 'seen')),
    flaky: readFlag(at(place, 'flaky')),
    counts: readFlag(at(place, 'counts')),
  };
}
