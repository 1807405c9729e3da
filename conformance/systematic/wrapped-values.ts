import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import type { ValueClass } from './value-class.ts';

const keyOf = (value: JsonValue) => (typeof value === 'string' ? value : printJson(value));

/** One-element lists, and objects that hold the right thing, are no scalars. */
export const wrapped = (value: JsonValue): readonly ValueClass[] => [
  ['list of null', [null]],
  ['list of the value', [value]],
  ['list of the value twice', [value, value]],
  ['value in an object', { value }],
  ['value as an id', { id: value }],
  ['value as a name', { name: value }],
  ['value as a link', { href: value }],
  ['value as a key', { [keyOf(value)]: true }],
  ['value as a key of null', { [keyOf(value)]: null }],
];
