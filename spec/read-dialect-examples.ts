import type { DialectExamples } from './dialect-examples.ts';
import { type ExampleSchema, examplesSchema } from './dialect-examples-schema.ts';
import { suggestWord } from './did-you-mean.ts';
import { isJsonArray, isJsonObject, type JsonValue } from './json-value.ts';

/** Ends the reading of a file that cannot be followed. */
type RefuseExample = (why: string, remedy: string) => never;

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

function refuseAs({ name, refuse }: Place, wanted: string): never {
  return refuse(`"${name}" is not ${wanted}`, 'Correct it, remove it, or learn the dialect again.');
}

function holdText(place: Place, words?: readonly string[]): void {
  const { value, name, refuse } = place;
  if (typeof value !== 'string') refuseAs(place, 'a text');
  if (words !== undefined && !words.includes(value))
    refuse(`"${name}" cannot be ${JSON.stringify(value)}`, suggestWord(value, words));
}

function holdObject(place: Place, schema: ExampleSchema): void {
  const { value, name, refuse } = place;
  if (!isJsonObject(value)) refuseAs(place, 'an object');
  const { properties = {}, additionalProperties: others, required = [], anyOf = [] } = schema;
  const known = Object.keys(properties);
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    if (others === false) refuse(`"${name}" has an unknown key "${key}"`, suggestWord(key, known));
    else if (others !== undefined) hold(at(place, key), others);
  }
  // Where one of several is needed and none is there, the last is asked for.
  const choices = anyOf.flatMap((choice) => choice.required);
  const needed = choices.some((key) => Object.hasOwn(value, key)) ? required : [...required, choices.at(-1)];
  for (const [key, member] of Object.entries(properties))
    if (Object.hasOwn(value, key) || needed.includes(key)) hold(at(place, key), member);
}

function holdList(place: Place, { items = {} }: ExampleSchema): void {
  const { value, name, refuse } = place;
  if (!isJsonArray(value)) refuseAs(place, 'a list');
  for (const [index, item] of value.entries())
    hold({ value: item, name: `${name}[${index}]`, refuse }, items);
}

function holdInteger(place: Place, { minimum = 0, maximum = 0 }: ExampleSchema): void {
  const { value } = place;
  const isInside = typeof value === 'number' && value >= minimum && value <= maximum;
  if (!isInside || !Number.isInteger(value)) refuseAs(place, `a whole number from ${minimum} to ${maximum}`);
}

/** Refuses what departs from its schema. */
function hold(place: Place, schema: ExampleSchema): void {
  if (schema.type === 'object') holdObject(place, schema);
  else if (schema.type === 'array') holdList(place, schema);
  else if (schema.type === 'string' || schema.enum !== undefined) holdText(place, schema.enum);
  else if (schema.type === 'integer') holdInteger(place, schema);
  else if (schema.type === 'boolean' && typeof place.value !== 'boolean') refuseAs(place, 'a flag');
}

/** What belongs to the connection, or to one request. */
const notGiven = /^(?:connection|content-length|date|keep-alive|location|transfer-encoding|upgrade)$/;
const headerName = /^[a-z0-9!#$%&'*+.^_`|~-]+$/;
const headerValue = /^[\t\x20-\x7e]*$/;
const jsonType = /^application\/json\s*(?:;|$)/i;

function holdHeaders(place: Place, headers: DialectExamples['headers'] = {}): void {
  for (const [name, value] of Object.entries(headers))
    if (!headerName.test(name) || notGiven.test(name) || !headerValue.test(value))
      refuseAs(at(place, name), 'a header that can be set here, in lower case');
}

/** 2.5: a text or an index each. */
function holdLoc(place: Place, loc: readonly JsonValue[] | undefined): void {
  const isStep = (step: JsonValue) => typeof step === 'string' || Number.isInteger(step);
  if (loc !== undefined && !loc.every(isStep)) refuseAs(at(place, 'loc'), 'a list of texts and indices');
}

function holdOrder(place: Place, order: DialectExamples['faultOrder']): void {
  const { fields } = order ?? {};
  if (fields === undefined || fields === 'sent') return;
  const isList = Array.isArray(fields) && fields.every((name) => typeof name === 'string');
  if (!isList) refuseAs(at(place, 'fields'), '"sent" or a list of fields');
}

function holdExamples(place: Place): asserts place is Place & { readonly value: DialectExamples } {
  hold(place, examplesSchema);
}

/** The examples of a dialect file, checked so far that no answer made of them breaks the contract. */
export function readDialectExamples(value: JsonValue, refuse: RefuseExample): DialectExamples {
  const place: Place = { value, name: 'examples', refuse };
  holdExamples(place);
  const { headers, errors = {}, refusals = {}, faults = {}, faultOrder } = place.value;
  for (const [key, told] of Object.entries(faults))
    for (const [index, { loc }] of told.entries())
      holdLoc(at(at(at(place, 'faults'), key), String(index)), loc);
  holdOrder(at(place, 'faultOrder'), faultOrder);
  for (const [key, error] of Object.entries(refusals))
    holdHeaders(at(at(at(place, 'refusals'), key), 'headers'), error.headers);
  for (const [situation, error] of Object.entries(errors))
    holdHeaders(at(at(at(place, 'errors'), situation), 'headers'), error.headers);
  const carried = at(place, 'headers');
  holdHeaders(carried, headers);
  // All bodies are JSON (section 1).
  const type = headers?.['content-type'];
  if (type !== undefined && !jsonType.test(type)) refuseAs(at(carried, 'content-type'), 'a JSON media type');
  return place.value;
}
