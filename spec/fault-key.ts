import { type Field, updateFieldNamed } from './fields.ts';
import { isJsonArray, isJsonNumber, JsonNumber, type JsonValue } from './json-value.ts';

/** What sort of value a fault is about; `low` is a number below the minimum of its field. */
export type InputSort =
  | 'null'
  | 'text'
  | 'integer'
  | 'fraction'
  | 'flag'
  | 'list'
  | 'object'
  | 'low-integer'
  | 'low-fraction'
  /** Texts that some refuse in other words than the rest: without a character, and with white space around. */
  | 'empty-text'
  | 'padded-text'
  /** Broken JSON that is nothing but white space, ends too early, or has something behind it. */
  | 'blank-text'
  | 'cut-text'
  | 'text-behind'
  /** No body, and one that is not called JSON. */
  | 'absent'
  | 'uncalled';

/** What a sort is a part of: where a dialect has no words of its own for it, those hold. */
const wholeSorts: Partial<Record<InputSort, InputSort>> = {
  'empty-text': 'text',
  'padded-text': 'text',
  'blank-text': 'object',
  'cut-text': 'object',
  'text-behind': 'object',
};

export const wholeSort = (sort: InputSort): InputSort => wholeSorts[sort] ?? sort;

/** Where a fault is: a field, an item of a list, a path parameter, a query, a whole body; and of what kind that is. */
export interface FaultPlace {
  readonly name: string;
  readonly kind: string;
}

const isFraction = (value: number | JsonNumber) =>
  value instanceof JsonNumber ? /[.eE]/.test(value.text) : !Number.isInteger(value);

/** White space, and what Java and others trim as such. */
const isPadding = (character = '') => character <= ' ' || character.trim() === '';

export function sortOfInput(value: JsonValue, minimum?: number): InputSort {
  if (value === null) return 'null';
  if (value === '') return 'empty-text';
  if (typeof value === 'string')
    return isPadding(value[0]) || isPadding(value.at(-1)) ? 'padded-text' : 'text';
  if (typeof value === 'boolean') return 'flag';
  if (isJsonArray(value)) return 'list';
  if (!isJsonNumber(value)) return 'object';
  const number = value instanceof JsonNumber ? Number(value.text) : value;
  const isLow = minimum !== undefined && number < minimum;
  if (isFraction(value)) return isLow ? 'low-fraction' : 'fraction';
  return isLow ? 'low-integer' : 'integer';
}

/** Keys that no field has, whatever they are called. */
const otherKey: FaultPlace = { name: 'other-key', kind: 'other-key' };

export const placeOfField = ({ name, kind }: Pick<Field, 'name' | 'kind'>): FaultPlace => ({ name, kind });

export const placeOfItem = ({ name, kind }: Pick<Field, 'name' | 'kind'>): FaultPlace => ({
  name: `${name}[]`,
  kind: `${kind}[]`,
});

/** The place that a `loc` of the mock leads to; a body is that of an update unless told. */
export function placeOfLoc(loc: readonly (string | number)[], body = 'update'): FaultPlace {
  const [part = '', name, item] = loc;
  if (part !== 'body') return { name: String(name), kind: String(part) };
  if (typeof name !== 'string') return { name: body, kind: 'body' };
  const field = updateFieldNamed(name);
  if (field === undefined) return otherKey;
  if (item === undefined) return placeOfField(field);
  return loc.length === 3 && typeof item === 'number'
    ? placeOfItem(field)
    : { name: `${name}.`, kind: 'nested' };
}

/** One fault by pydantic's name for it, by what was sent and where: the key under which a dialect has its words. */
export const faultKey = (type: string, sort: InputSort | '', place: string): string =>
  `${type}${sort === '' ? '' : `/${sort}`}${place === '' ? '' : `@${place}`}`;

/** The keys under which a fault may stand, the one that says most first. */
export function faultKeys(type: string, sort: InputSort, { name, kind }: FaultPlace): readonly string[] {
  const whole = wholeSort(sort);
  const ofPart = whole === sort ? [] : [faultKey(type, sort, name), faultKey(type, sort, kind)];
  return [
    ...ofPart,
    faultKey(type, whole, name),
    faultKey(type, '', name),
    faultKey(type, whole, kind),
    faultKey(type, '', kind),
    faultKey(type, whole, ''),
    type,
  ];
}
