import type { Field } from '../../spec/fields.ts';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';

/** A class of values and its representative. */
export type ValueClass = readonly [name: string, value: JsonValue];

const literal = (text: string) => new JsonNumber(text);

const uuid = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

const objects: readonly ValueClass[] = [
  ['empty object', {}],
  ['object', { kit: 'a', nested: { list: [1, 'b', null, true] } }],
];
const lists: readonly ValueClass[] = [
  ['empty list', []],
  ['list', ['a']],
];

const conforming: Readonly<Record<Field['kind'], readonly ValueClass[]>> = {
  text: [
    ['word', 'kit-word'],
    ['empty', ''],
    ['digits', '0123'],
    ['literal words', 'null'],
    ['spaces around', '  kit  spaced  '],
    ['beyond the BMP', 'kit 😀 𝔘𝔫𝔦 e\u0301 ﬁ نص Ω'],
    ['markup', `<b class="kit">&amp; 'x' "y"</b>`],
    ['line ends', 'kit\r\nline\n\ttab\u2028end'],
    ['escapes', 'kit \\n \\u0041 %s $(x) {{y}} %41%20 +a &amp;lt; \\'],
    ['300 characters', 'kit-'.padEnd(300, 'x')],
    ['10,000 characters', 'kit-'.padEnd(10_000, 'lorem ipsum ')],
  ],
  integer: [
    ['one', 1],
    ['zero', 0],
    ['usual', 1767225600],
    ['negative', -1],
    ['past 31 bits', 2 ** 31],
    ['milliseconds', 1767225600123],
    ['2^53 - 1', Number.MAX_SAFE_INTEGER],
  ],
  number: [],
  flag: [
    ['true', true],
    ['false', false],
  ],
  choice: [],
  uuid: [
    ['version 4', uuid],
    ['upper case', uuid.toUpperCase()],
    ['version 1', '2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d'],
    ['version 7', '01890a5d-ac96-774b-bcce-b302099a8057'],
    ['nil', '00000000-0000-0000-0000-000000000000'],
    ['other variant', '6f9619ff-8b86-4d01-742d-00cf4fc964ff'],
  ],
  'decimal-text': [
    ['integer', '92'],
    ['decimal', '85.5'],
    ['zero', '0'],
    ['negative', '-12.75'],
    ['plus', '+3.25'],
    ['bare fraction', '.5'],
    ['negative bare fraction', '-.125'],
    ['bare point', '7.'],
    ['leading zeros', '00012.50'],
    ['trailing zeros', '1.000'],
    ['minus zero', '-0'],
    ['small', '0.0000001'],
    ['fifteen digits', '123456789.012345'],
    ['hundredths', '99.99'],
    ['hundred', '100'],
  ],
  object: [],
  'list-of-objects': [['empty list', []]],
  'list-of-texts': [
    ['one text', ['kit-harness']],
    ['empty list', []],
    ['several texts', ['b', 'a', 'a', '']],
    ['odd texts', ['😀', ' x ', '<i>', 'line\nend']],
  ],
};

const wrong: Readonly<Record<Field['kind'], readonly ValueClass[]>> = {
  text: [
    ['integer', 5],
    ['fraction', literal('1.5')],
    ['true', true],
    ['false', false],
    ['zero', 0],
    ...lists,
    ...objects,
  ],
  integer: [
    ['word', 'abc'],
    ['fraction', literal('1.5')],
    ['negative fraction', literal('-0.5')],
    ...lists,
    ['list of integers', [1]],
    ...objects,
  ],
  number: [],
  flag: [
    ['two', 2],
    ['minus one', -1],
    ['fraction', literal('1.5')],
    ['word', 'abc'],
    ['maybe', 'maybe'],
    ...lists,
    ['list of flags', [true]],
    ...objects,
  ],
  choice: [
    ['unlisted word', 'zzz'],
    ['empty text', ''],
    ['integer', 1],
    ['true', true],
    ['false', false],
    ['zero', 0],
    ...lists,
    ...objects,
  ],
  uuid: [
    ['word', 'not-a-uuid'],
    ['too short', uuid.slice(0, -1)],
    ['too long', `${uuid}0`],
    ['no hex', `${uuid.slice(0, -1)}g`],
    ['no hex at first', `x${uuid.slice(1)}`],
    ['integer', 5],
    ['true', true],
    ...lists,
    ['list of a uuid', [uuid]],
    ...objects,
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
    ...lists,
    ['list of a decimal', ['85.5']],
    ...objects,
  ],
  object: [
    ['integer', 5],
    ['zero', 0],
    ['text', 'x'],
    ['empty text', ''],
    ['true', true],
    ['false', false],
    ...lists,
    ['list of an object', [{}]],
  ],
  'list-of-objects': [
    ['integer', 5],
    ['text', 'x'],
    ['true', true],
    ['false', false],
    ...objects,
    ['list of an integer', [1]],
    ['list of a text', ['a']],
    ['list of null', [null]],
    ['list of a list', [[]]],
    ['list of true', [true]],
    ['one bad item', [{}, 'a']],
  ],
  'list-of-texts': [
    ['integer', 5],
    ['text', 'x'],
    ['true', true],
    ['false', false],
    ...objects,
    ['list of an integer', [1]],
    ['list of null', [null]],
    ['list of a list', [['a']]],
    ['list of true', [true]],
    ['list of an object', [{}]],
    ['one bad item', ['a', 1]],
  ],
};

/** Values that the contract leaves open, by kind; what a deployment does with them is its dialect. */
const open: Readonly<Record<Field['kind'], readonly ValueClass[]>> = {
  text: [],
  integer: [
    ['text of digits', '5'],
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
    ['32 digits', uuid.replaceAll('-', '')],
    ['urn', `urn:uuid:${uuid}`],
    ['braces', `{${uuid}}`],
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
  object: objects,
  'list-of-objects': [
    ['list of an empty object', [{}]],
    ['list of objects', [{ kit: 'a' }, { kit: 'b' }]],
  ],
  'list-of-texts': [],
};

function otherChoices(choices: readonly string[]): readonly ValueClass[] {
  const [first = ''] = choices;
  return [
    ['upper case', first.toUpperCase()],
    ['capital', first.charAt(0).toUpperCase() + first.slice(1)],
    ['space before', ` ${first}`],
    ['space after', `${first} `],
    ['line end after', `${first}\n`],
    ['cut off', first.slice(0, -1)],
    ['list of a choice', [first]],
    ['another list', choices.includes('a2a') ? 'black_box' : 'a2a'],
  ];
}

/** The values that the contract decides to accept for a field, null among them. */
export function conformingClasses(field: Field): readonly ValueClass[] {
  // Every choice, and back to the first.
  const choices = field.choices ?? [];
  const listed = [...choices, ...choices.slice(0, 1)].map((choice): ValueClass => [choice, choice]);
  const own = [...conforming[field.kind], ...listed];
  const bounded = own.filter(
    ([, value]) => field.minimum === undefined || (typeof value === 'number' && value >= field.minimum),
  );
  return [...bounded, ['null', null]];
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

/** The values that the contract leaves open for a field. */
export function openClasses(field: Field): readonly ValueClass[] {
  return open[field.kind];
}
