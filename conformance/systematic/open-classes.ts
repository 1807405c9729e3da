import type { Field } from '../../spec/fields.ts';
import { literal, madeUpUuid, objectClasses, type ValueClass } from './value-class.ts';

/** Values that the contract leaves open, by kind; what a deployment does with them is its dialect. */
const open: Readonly<Record<Field['kind'], readonly ValueClass[]>> = {
  text: [],
  integer: [
    ['text of digits', '5'],
    ['date', '2026-01-02'],
    ['whole fraction', literal('5.0')],
    ['exponent', literal('1e3')],
    ['true', true],
    ['past 2^53', literal('9007199254740993')],
    ['past 2^63', literal('9223372036854775808')],
  ],
  number: [],
  flag: [
    ['zero', 0],
    ['one', 1],
    ['text true', 'true'],
    ['text yes', 'yes'],
    ['text 0', '0'],
  ],
  choice: [],
  uuid: [
    ['32 digits', madeUpUuid.replaceAll('-', '')],
    ['urn', `urn:uuid:${madeUpUuid}`],
    ['braces', `{${madeUpUuid}}`],
  ],
  'decimal-text': [
    ['number', literal('85.5')],
    ['integer', 92],
    ['exponent', '1e5'],
    ['spaces', ' 1 '],
    ['underscores', '1_000'],
    ['other digits', '٣'],
    ['thirty digits', '123456789012345.678901234567891'],
    ['small number', literal('1e-7')],
  ],
  object: objectClasses,
  'list-of-objects': [
    ['thirty objects', Array.from({ length: 30 }, (_, index) => ({ kit: `kit-${29 - index}` }))],
    ['list of an empty object', [{}]],
    ['list of objects', [{ kit: 'a' }, { kit: 'b' }]],
  ],
  'list-of-texts': [],
};

/** The values that the contract leaves open for a field. */
export function openClasses(field: Field): readonly ValueClass[] {
  return open[field.kind];
}
