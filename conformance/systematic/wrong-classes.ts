import type { Field } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { listClasses, literal, madeUpUuid, objectClasses, type ValueClass } from './value-class.ts';

const keyOf = (value: JsonValue) => (typeof value === 'string' ? value : printJson(value));

/** One-element lists, and objects that hold the right thing, are no scalars. */
const wrapped = (value: JsonValue): readonly ValueClass[] => [
  ['list of null', [null]],
  ['list of the value', [value]],
  ['value in an object', { value }],
  ['value as a key', { [keyOf(value)]: true }],
  ['value as a key of null', { [keyOf(value)]: null }],
];

/** Lists with one item that is wrong, at each of five places, a different one at each. */
const atEachPlace = (right: JsonValue, items: readonly JsonValue[]): readonly ValueClass[] =>
  items.map((item, place) => {
    const list = items.map((_, index) => (index === place ? item : right));
    return [`item ${place + 1} of ${items.length} is wrong`, list];
  });

const wrong: Readonly<Record<Field['kind'], readonly ValueClass[]>> = {
  text: [
    ['integer', 5],
    ['fraction', literal('1.5')],
    ['true', true],
    ['false', false],
    ['zero', 0],
    ['large integer', literal('9223372036854775808')],
    ...listClasses,
    ...objectClasses,
    ...wrapped('kit-wrapped'),
  ],
  integer: [
    ['word', 'abc'],
    ['empty text', ''],
    ['digits and letters', '12abc'],
    ['date and time', '2026-01-02T03:04:05Z'],
    ['fraction', literal('1.5')],
    ['negative fraction', literal('-0.5')],
    ['fraction of a second', literal('1767225600.5')],
    ['fraction of a large one', literal('100000000000.5')],
    ['hardly a fraction', literal('1.0000000001')],
    ['fraction with an exponent', literal('15e-1')],
    ['words', 'one hundred'],
    ...listClasses,
    ...wrapped(1),
    ...objectClasses,
  ],
  number: [],
  flag: [
    ['two', 2],
    ['minus one', -1],
    ['fraction', literal('1.5')],
    ['word', 'abc'],
    ['maybe', 'maybe'],
    ['empty text', ''],
    ['text null', 'null'],
    ...listClasses,
    ...wrapped(true),
    ...objectClasses,
  ],
  choice: [
    ['unlisted word', 'zzz'],
    ['empty text', ''],
    ['integer', 1],
    ['true', true],
    ['false', false],
    ['zero', 0],
    ...listClasses,
    ...objectClasses,
  ],
  uuid: [
    ['word', 'not-a-uuid'],
    ['empty text', ''],
    ['letters', 'zzzzzzzz-zzzz-zzzz-zzzz-zzzzzzzzzzzz'],
    ['too short', madeUpUuid.slice(0, -1)],
    ['too short at first', madeUpUuid.slice(1)],
    ['too long', `${madeUpUuid}0`],
    ['too long at first', `0${madeUpUuid}`],
    ['too long at both ends', `a${madeUpUuid}a`],
    ['more after', `${madeUpUuid}x`],
    ['more before', `x${madeUpUuid}`],
    ['more around', `"${madeUpUuid}"`],
    ['in parentheses', `(${madeUpUuid})`],
    ['twice', `${madeUpUuid}${madeUpUuid}`],
    ['two of them', `${madeUpUuid},${madeUpUuid}`],
    ['in base64', 'AAECAwQFBgcICQoLDA0ODw=='],
    ['no hex', `${madeUpUuid.slice(0, -1)}g`],
    ['no hex at first', `x${madeUpUuid.slice(1)}`],
    ['integer', 5],
    ['zero', 0],
    ['true', true],
    ['false', false],
    ...listClasses,
    ...wrapped(madeUpUuid),
    ...objectClasses,
  ],
  'decimal-text': [
    ['word', 'abc'],
    ['empty text', ''],
    ['point', '.'],
    ['plus sign', '+'],
    ['minus sign', '-'],
    ['sign and point', '+.'],
    ['two points', '1.2.3'],
    ['two signs', '--1'],
    ['mixed signs', '+-1'],
    ['sign at the end', '1-'],
    ['letters after', '12abc'],
    ['letters before', 'abc12'],
    ['letter inside', '1x2'],
    ['true', true],
    ['false', false],
    ['two decimals', '1;2'],
    ['slash', '1/2'],
    ['letter O', '1O0'],
    ['words', 'eighty'],
    ...listClasses,
    ...wrapped('85.5'),
    ...objectClasses,
  ],
  object: [
    ['integer', 5],
    ['zero', 0],
    ['JSON text', '{"kit":"a"}'],
    ['text', 'x'],
    ['empty text', ''],
    ['true', true],
    ['false', false],
    ...listClasses,
    ['list of an object', [{}]],
  ],
  'list-of-objects': [
    ['integer', 5],
    ['JSON text', '[]'],
    ['object with indices', { 0: {} }],
    ['text', 'x'],
    ['true', true],
    ['false', false],
    ...objectClasses,
    ['list of an integer', [1]],
    ['list of a text', ['a']],
    ['list of null', [null]],
    ['list of a list', [[]]],
    ['list of true', [true]],
    ['empty text', ''],
    ['empty text in a list', ['']],
    ...atEachPlace({}, ['a', null, 5, [], true]),
  ],
  'list-of-texts': [
    ['integer', 5],
    ['JSON text', '["a"]'],
    ['texts with commas', 'a,b'],
    ['object with indices', { 0: 'a', 1: 'b' }],
    ['text', 'x'],
    ['true', true],
    ['false', false],
    ...objectClasses,
    ['list of an integer', [1]],
    ['list of null', [null]],
    ['list of a list', [['a']]],
    ['list of true', [true]],
    ['list of an object', [{}]],
    ['empty text', ''],
    ...atEachPlace('a', [1, null, true, ['a'], {}]),
  ],
};

/** Words that a list like the contract's often has, so that a deployment may have added one. */
const temptingWords: readonly string[] = [
  ...['inactive', 'paused', 'disabled', 'deleted', 'retired', 'published', 'approved', 'enabled'],
  ...['gray_box', 'public', 'private', 'restricted', 'responses', 'mcp', 'http', 'openai', 'completions'],
  ...['protected', 'partial', 'monitored', 'certified', 'verified', 'untrusted', 'new', 'unknown', 'none'],
];

/** Names that every object of a language has, so that looking one up among the choices finds something. */
const inheritedNames: readonly string[] = [
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'length'],
  ...['__class__', '__members__', 'name', 'value', 'mro'],
];

function otherChoices(choices: readonly string[]): readonly ValueClass[] {
  const [first = ''] = choices;
  return [
    ...temptingWords.map((word): ValueClass => ['tempting word', word]),
    ...inheritedNames.map((word): ValueClass => [`inherited name ${word}`, word]),
    ...choices.map((choice): ValueClass => [`upper case ${choice}`, choice.toUpperCase()]),
    ['longer', `in${first}`],
    ['plural', `${first}s`],
    ['capital', first.charAt(0).toUpperCase() + first.slice(1)],
    ['space before', ` ${first}`],
    ['space after', `${first} `],
    ['line end after', `${first}\n`],
    ['cut off', first.slice(0, -1)],
    ...wrapped(first),
    ['position as text', '0'],
    ['a number before', `0${first}`],
    ['two choices', `${first},${choices[1] ?? first}`],
    ['the field and a choice', `kit.${first}`],
    ['NUL after', `${first}\0`],
    ['another list', choices.includes('a2a') ? 'black_box' : 'a2a'],
  ];
}

/** The values that the contract decides to reject for a field. */
export function wrongClasses(field: Field): readonly ValueClass[] {
  const unlisted = field.choices === undefined ? [] : otherChoices(field.choices);
  const below: readonly ValueClass[] =
    field.minimum === undefined
      ? []
      : [
          ['zero', 0],
          ['below', -1],
          ['far below', -(2 ** 31)],
          ['half', literal('0.5')],
          ['false', false],
          ['text zero', '0'],
          ['text below', '-5'],
          ['0.0', literal('0.0')],
        ];
  return [...wrong[field.kind], ...unlisted, ...below];
}
