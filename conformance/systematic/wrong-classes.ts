import type { Field } from '../../spec/fields.ts';
import { listClasses, literal, madeUpUuid, objectClasses, type ValueClass } from './value-class.ts';

const wrong: Readonly<Record<Field['kind'], readonly ValueClass[]>> = {
  text: [
    ['integer', 5],
    ['fraction', literal('1.5')],
    ['true', true],
    ['false', false],
    ['zero', 0],
    ...listClasses,
    ...objectClasses,
  ],
  integer: [
    ['word', 'abc'],
    ['digits and letters', '12abc'],
    ['date and time', '2026-01-02T03:04:05Z'],
    ['fraction', literal('1.5')],
    ['negative fraction', literal('-0.5')],
    ...listClasses,
    ['list of integers', [1]],
    ...objectClasses,
  ],
  number: [],
  flag: [
    ['two', 2],
    ['minus one', -1],
    ['fraction', literal('1.5')],
    ['word', 'abc'],
    ['maybe', 'maybe'],
    ['text null', 'null'],
    ...listClasses,
    ['list of flags', [true]],
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
    ['too short', madeUpUuid.slice(0, -1)],
    ['too long', `${madeUpUuid}0`],
    ['no hex', `${madeUpUuid.slice(0, -1)}g`],
    ['no hex at first', `x${madeUpUuid.slice(1)}`],
    ['integer', 5],
    ['zero', 0],
    ['true', true],
    ['false', false],
    ...listClasses,
    ['list of a uuid', [madeUpUuid]],
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
    ...listClasses,
    ['list of a decimal', ['85.5']],
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
    ['text', 'x'],
    ['true', true],
    ['false', false],
    ...objectClasses,
    ['list of an integer', [1]],
    ['list of a text', ['a']],
    ['list of null', [null]],
    ['list of a list', [[]]],
    ['list of true', [true]],
    ['one bad item', [{}, 'a']],
  ],
  'list-of-texts': [
    ['integer', 5],
    ['JSON text', '["a"]'],
    ['texts with commas', 'a,b'],
    ['text', 'x'],
    ['true', true],
    ['false', false],
    ...objectClasses,
    ['list of an integer', [1]],
    ['list of null', [null]],
    ['list of a list', [['a']]],
    ['list of true', [true]],
    ['list of an object', [{}]],
    ['one bad item', ['a', 1]],
  ],
};

/** Words that a list like the contract's often has, so that a deployment may have added one. */
const temptingWords: readonly string[] = [
  ...['inactive', 'paused', 'disabled', 'deleted', 'retired', 'published', 'approved', 'enabled'],
  ...['gray_box', 'public', 'private', 'restricted', 'responses', 'mcp', 'http', 'openai', 'completions'],
  ...['protected', 'partial', 'monitored', 'certified', 'verified', 'untrusted', 'new', 'unknown', 'none'],
];

function otherChoices(choices: readonly string[]): readonly ValueClass[] {
  const [first = ''] = choices;
  return [
    ...temptingWords.map((word): ValueClass => ['tempting word', word]),
    ...choices.map((choice): ValueClass => [`upper case ${choice}`, choice.toUpperCase()]),
    ['longer', `in${first}`],
    ['plural', `${first}s`],
    ['capital', first.charAt(0).toUpperCase() + first.slice(1)],
    ['space before', ` ${first}`],
    ['space after', `${first} `],
    ['line end after', `${first}\n`],
    ['cut off', first.slice(0, -1)],
    ['list of a choice', [first]],
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
