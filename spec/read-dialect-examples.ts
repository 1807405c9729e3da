import {
  type DialectExamples,
  type ErrorExample,
  errorSituations,
  type FaultExample,
  type FreeFormExample,
  type NestedFault,
  type NestedFirst,
  type NestedKey,
  type NestedShape,
  nestedKinds,
  nestedSituations,
} from './dialect-examples.ts';
import { suggestWord } from './did-you-mean.ts';
import { updateFields } from './fields.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

/** Ends the reading of a file that cannot be followed. */
export type RefuseExample = (why: string, remedy: string) => never;

interface Place {
  readonly value: JsonValue | undefined;
  readonly name: string;
  readonly refuse: RefuseExample;
}

const at = ({ value, name, refuse }: Place, key: string): Place => ({
  value: isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined,
  name: `${name}.${key}`,
  refuse,
});

const refuseAs = ({ name, refuse }: Place, wanted: string): never =>
  refuse(`"${name}" is not ${wanted}`, 'Correct it, remove it, or learn the dialect again.');

function readObject(place: Place, known?: readonly string[]): JsonObject {
  if (!isJsonObject(place.value)) return refuseAs(place, 'an object');
  const unknown = Object.keys(place.value).find((key) => known !== undefined && !known.includes(key));
  if (unknown !== undefined && known !== undefined)
    place.refuse(`"${place.name}" has an unknown key "${unknown}"`, suggestWord(unknown, known));
  return place.value;
}

const readText = (place: Place): string =>
  typeof place.value === 'string' ? place.value : refuseAs(place, 'a text');

const readFlag = (place: Place): boolean =>
  typeof place.value === 'boolean' ? place.value : refuseAs(place, 'a flag');

function readOneOf<Word extends string>(place: Place, words: readonly Word[]): Word {
  const text = readText(place);
  return (
    words.find((word) => word === text) ??
    place.refuse(`"${place.name}" cannot be ${JSON.stringify(text)}`, suggestWord(text, words))
  );
}

/** A member that was read, or nothing where it is left out. */
function part<Name extends string, Read>(
  place: Place,
  name: Name,
  read: (place: Place) => Read,
): { readonly [key in Name]?: Read } | Record<never, never> {
  const member = at(place, name);
  return member.value === undefined ? {} : { [name]: read(member) };
}

function readEach<Read>(place: Place, read: (place: Place) => Read): Readonly<Record<string, Read>> {
  return Object.fromEntries(Object.keys(readObject(place)).map((key) => [key, read(at(place, key))]));
}

function readItems<Read>(place: Place, read: (place: Place) => Read): readonly Read[] {
  const { value, name, refuse } = place;
  if (!isJsonArray(value)) return refuseAs(place, 'a list');
  return value.map((item, index) => read({ value: item, name: `${name}[${index}]`, refuse }));
}

/** What belongs to the connection, or to one request. */
const notGiven = /^(?:connection|content-length|date|keep-alive|location|transfer-encoding|upgrade)$/;
const headerName = /^[a-z0-9!#$%&'*+.^_`|~-]+$/;
const headerValue = /^[\t\x20-\x7e]*$/;
const jsonType = /^application\/json\s*(?:;|$)/i;

function readHeaders(place: Place, isOfJson: boolean): Readonly<Record<string, string>> {
  const headers = readEach(place, readText);
  for (const [name, value] of Object.entries(headers)) {
    if (!headerName.test(name) || notGiven.test(name) || !headerValue.test(value))
      refuseAs(at(place, name), 'a header that can be set here, in lower case');
    // All bodies are JSON (section 1).
    if (isOfJson && name === 'content-type' && !jsonType.test(value))
      refuseAs(at(place, name), 'a JSON media type');
  }
  return headers;
}

function readFreeForm(place: Place): FreeFormExample {
  readObject(place, ['shape', 'example']);
  return { ...part(place, 'shape', readObject), example: readObject(at(place, 'example')) };
}

function readFault(place: Place): FaultExample {
  readObject(place, ['type', 'msg', 'under']);
  return {
    type: readText(at(place, 'type')),
    ...part(place, 'msg', readText),
    ...part(place, 'under', (steps) => readItems(steps, readText)),
  };
}

function readError(place: Place): ErrorExample {
  readObject(place, ['json', 'text', 'headers']);
  const json = at(place, 'json').value;
  return {
    ...(json === undefined ? { text: readText(at(place, 'text')) } : { json }),
    ...part(place, 'headers', (headers) => readHeaders(headers, false)),
  };
}

function readKey(place: Place): NestedKey {
  readObject(place, ['required', 'nullable', 'kind', 'filled']);
  const filled = at(place, 'filled').value;
  return {
    ...part(place, 'required', readFlag),
    ...part(place, 'nullable', readFlag),
    ...part(place, 'kind', (kind) => readOneOf(kind, nestedKinds)),
    ...(filled === undefined ? {} : { filled }),
  };
}

function readNestedFault(place: Place): NestedFault {
  readObject(place, ['type', 'msg', 'atObject']);
  return {
    type: readText(at(place, 'type')),
    ...part(place, 'msg', readText),
    ...part(place, 'atObject', readFlag),
  };
}

function readNestedFaults(place: Place): NonNullable<NestedShape['faults']> {
  readObject(place, nestedSituations);
  return readEach(place, readNestedFault);
}

function readShape(place: Place): NestedShape {
  readObject(place, ['takes', 'unknown', 'keys', 'faults', 'lists', 'first']);
  return {
    takes: readOneOf(at(place, 'takes'), ['objects', 'nothing']),
    unknown: readOneOf(at(place, 'unknown'), ['keep', 'drop', 'reject']),
    keys: readEach(at(place, 'keys'), readKey),
    ...part(place, 'faults', readNestedFaults),
    ...part(place, 'first', (first) => readOneOf<'missing' | 'unknown'>(first, ['missing', 'unknown'])),
    ...part(place, 'lists', (lists) => readOneOf<'all' | 'first'>(lists, ['all', 'first'])),
  };
}

const nestedFields = updateFields
  .filter(({ kind }) => kind === 'object' || kind === 'list-of-objects')
  .map(({ name }) => name);

function readNested(place: Place): Readonly<Record<string, NestedShape>> {
  readObject(place, nestedFields);
  return readEach(place, readShape);
}

function readNestedFirst(place: Place): NestedFirst {
  readObject(place, ['order', 'unknown']);
  return {
    order: readItems(at(place, 'order'), (item) => readOneOf(item, nestedFields)),
    ...part(place, 'unknown', readFlag),
  };
}

function readErrors(place: Place): NonNullable<DialectExamples['errors']> {
  readObject(place, errorSituations);
  return readEach(place, readError);
}

const topKeys = [
  'evolutionStatus',
  'unknownEvolutionStatus',
  'genome',
  'agentExtraFields',
  'listExtraFields',
  'validationErrorExtraFields',
  'faultExtraFields',
  'faults',
  'errors',
  'headers',
  'nested',
  'nestedFirst',
];

/** The examples of a dialect file, checked so far that no answer made of them breaks the contract. */
export function readDialectExamples(value: JsonValue, refuse: RefuseExample): DialectExamples {
  const place: Place = { value, name: 'examples', refuse };
  readObject(place, topKeys);
  return {
    ...part(place, 'evolutionStatus', readFreeForm),
    ...part(place, 'unknownEvolutionStatus', readFreeForm),
    ...part(place, 'genome', readFreeForm),
    ...part(place, 'agentExtraFields', readObject),
    ...part(place, 'listExtraFields', readObject),
    ...part(place, 'validationErrorExtraFields', readObject),
    ...part(place, 'faultExtraFields', readObject),
    ...part(place, 'faults', (faults) => readEach(faults, (list) => readItems(list, readFault))),
    ...part(place, 'errors', readErrors),
    ...part(place, 'headers', (headers) => readHeaders(headers, true)),
    ...part(place, 'nested', readNested),
    ...part(place, 'nestedFirst', readNestedFirst),
  };
}
