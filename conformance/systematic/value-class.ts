import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';

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
