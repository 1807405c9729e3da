import type { Field } from '../../spec/fields.ts';
import { wordList } from '../../spec/word-list.ts';
import { reservedKeys } from '../generate/reserved-keys.ts';
import { integersOfEveryWidth } from './genome-cases.ts';
import { boundaryTextsFor } from './lengths.ts';
import {
  idsOfOne,
  largeObjects,
  literal,
  madeUpUuid,
  objectClasses,
  type ValueClass,
} from './value-class.ts';

const plainBoundaries = boundaryTextsFor(0)
  .map(([, text]) => text)
  .filter((text) => text.length <= 1025);

/** Members that are called as the fields of an agent are, or nearly so: code may take them for those. */
const namesOfFields = Object.fromEntries(
  wordList`
    name agent_name description purpose model model_name url agent_url endpoint system_prompt
    agent_system_prompt prompt hub provider protocol last_tested_by
  `.map((name) => [name, `kit-${name}`]),
);

/** Values that the contract leaves open, by kind; what a deployment does with them is its dialect. */
const open: Readonly<Record<Field['kind'], readonly ValueClass[]>> = {
  text: [['NUL', 'kit\0nul']],
  integer: [
    ['text of digits', '5'],
    ['text of a fraction', '5.5'],
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
    ['number zero', 0],
    ['number with a minus', -7],
    ['exponent', '1e5'],
    ['spaces', ' 1 '],
    ['underscores', '1_000'],
    ['other digits', '٣'],
    ...['NaN', 'nan', '-NaN', 'sNaN', 'Infinity', 'inf', '-Infinity', '+inf'].map(
      (text) => [text, text] as const,
    ),
    ['percent', '50%'],
    ['sixteen digits', '1234567890.123456'],
    ['seventeen digits', '12345678901234567'],
    ['twenty-eight digits', '1234567890123456789012345678'],
    ['twenty-eight digits of a fraction', '0.123456789012345678901234567'],
    ['thirty digits', '123456789012345.678901234567891'],
    ['forty zeros and a point', `${'0'.repeat(40)}1.5`],
    ['line end after', '1.5\n'],
    ['two lines', '1.5\n2'],
    ['NUL after', '1.5\0'],
    ['NUL before', '\u00001.5'],
    ['sign apart', '- 1.5'],
    ['comma for a point', '1,5'],
    ['small number', literal('1e-7')],
    ['large number', literal('1e16')],
    ['larger number', literal('1e21')],
  ],
  object: [
    // The first of these is gone with the second.
    ['two members', { kit_a: 'kit-1', kit_b: 'kit-2' }],
    ['one member', { kit_b: 'kit-3' }],
    ['NUL', { kit: 'a\0b', 'c\0d': 1 }],
    ['reserved keys', Object.fromEntries(reservedKeys.map((key) => [key, 'kit']))],
    ['names of fields', namesOfFields],
    ['length of a list', { length: 2 }],
    ['length of nothing', { length: 0 }],
    ['integers of every width', { kit: [...integersOfEveryWidth] }],
    ['quotes and escapes', { kit: `"it's" \\ \\n %s <b>&amp;</b> 😀 e\u0301`, '"k"': "'" }],
    ['boundary lengths', Object.fromEntries(plainBoundaries.map((text) => [`kit${text.length}`, text]))],
    ['keys of boundary lengths', Object.fromEntries(plainBoundaries.map((text) => [text, 'kit']))],
    ...largeObjects,
    // Last, since what is long would stand in every answer from there on.
    ...objectClasses,
  ],
  'list-of-objects': [
    // More than a page of a list, and in an order that none is sorted in.
    ['two hundred objects', Array.from({ length: 200 }, (_, index) => ({ kit: `kit-${199 - index}` }))],
    ['list of an empty object', [{}]],
    ...largeObjects.map(([name, value]) => [`list of ${name}`, [value]] as const),
    ['list of objects', [{ kit: 'a' }, { kit: 'b' }]],
    ['list of equal objects', [{ kit: 'a' }, { kit: 'b' }, { kit: 'a' }, { kit: 'a' }]],
    ['objects that share their ids', ['a', 'b', 'c'].map((kit) => ({ ...idsOfOne, kit }))],
    ['NUL', [{ kit: 'a\0b' }]],
    ['reserved keys', [Object.fromEntries(reservedKeys.map((key) => [key, 'kit']))]],
    ['names of fields', [namesOfFields]],
  ],
  'list-of-texts': [['NUL', ['kit', 'kit\0nul']]],
};

/** The values that the contract leaves open for a field. */
export function openClasses(field: Field): readonly ValueClass[] {
  return open[field.kind];
}
