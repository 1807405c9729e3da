import { JsonNumber, type JsonObject, type JsonValue } from '../../spec/json-value.ts';

/** A class of values and its representative. */
export type ValueClass = readonly [name: string, value: JsonValue];

/** A number exactly as it is written. */
export const literal = (text: string) => new JsonNumber(text);

/** A uuid that no deployment has made. */
export const madeUpUuid = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

/** Objects; the contract does not show what they may hold. */
export const objectClasses: readonly ValueClass[] = [
  ['empty object', {}],
  ['object', { kit: 'a', nested: { list: [1, 'b', null, true] } }],
];

/** An object within objects, so many levels deep. */
const nested = (levels: number): JsonValue =>
  Array.from({ length: levels }).reduce<JsonValue>((inner) => ({ kit: inner }), 'kit');

const wide = (keys: number): JsonValue =>
  Object.fromEntries(Array.from({ length: keys }, (_, index) => [`kit_${index}`, index]));

/** Objects that are deep, but not so deep as to be hostile, and wide: code counts levels and keys. */
export const largeObjects: readonly ValueClass[] = [
  ...[12, 25, 40, 70, 110, 200].map((levels) => [`${levels} levels`, nested(levels)] as const),
  ...[33, 130, 260, 1100].map((keys) => [`${keys} keys`, wide(keys)] as const),
];

/** The keys by which code may know an object again. */
export const idsOfOne: JsonObject = Object.fromEntries(
  ['id', 'agent_id', 'name', 'key', 'uuid', 'slug', 'url', 'type'].map((key) => [key, 'kit-one']),
);

/** Lists of nothing, and of a text. */
export const listClasses: readonly ValueClass[] = [
  ['empty list', []],
  ['list', ['a']],
];

/** A uuid with a letter that is no hex digit in each of its groups in turn: some parsers look at one place and not at others. */
export const withOneLetter = (uuid: string): readonly string[] =>
  uuid.split('-').map((_, at) =>
    uuid
      .split('-')
      .map((group, index) => (index === at ? `${group.slice(0, 1)}g${group.slice(2)}` : group))
      .join('-'),
  );
