import { agentFieldNamed, type Field } from '../../spec/fields.ts';
import { textForms, urlForms } from './text-forms.ts';
import { textSorts } from './text-sorts.ts';
import { madeUpUuid, type ValueClass } from './value-class.ts';

const texts: readonly (readonly [name: string, value: string])[] = [
  ['word', 'kit-word'],
  ['empty', ''],
];

/** An item of a list is a text as any other: these are all of them but the longest, which needs no second try. */
const itemsOf = (isLong: boolean): readonly string[] =>
  [...texts, ...textSorts, ...urlForms, ...textForms].flatMap(([, text]) =>
    text.length >= 300 === isLong && text.length <= 10_000 ? [text] : [],
  );

const conforming: Readonly<Record<Field['kind'], readonly ValueClass[]>> = {
  text: texts,
  integer: [
    ['one', 1],
    ['zero', 0],
    // No whole minute: code that rounds times leaves those alone.
    ['usual', 1767323047],
    ['negative', -1],
    ['2^31 - 1', 2 ** 31 - 1],
    ['past 31 bits', 2 ** 31],
    ['digits of a day', 20_260_102],
    ['2^32 - 1', 2 ** 32 - 1],
    ['past 32 bits', 2 ** 32],
    ['milliseconds', 1767225600123],
    ['-2^31 - 1', -(2 ** 31) - 1],
    ['2^53 - 1', Number.MAX_SAFE_INTEGER],
    ['-(2^53 - 1)', Number.MIN_SAFE_INTEGER],
  ],
  number: [],
  flag: [
    ['true', true],
    ['false', false],
  ],
  choice: [],
  uuid: [
    ['version 4', madeUpUuid],
    ['upper case', madeUpUuid.toUpperCase()],
    ['version 1', '2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d'],
    ['version 3', '5df41881-3aed-3515-88a7-2f4a814cf09e'],
    ['version 5', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    ['version 6', '1ec9414c-232a-6b00-b3c8-9e6bdeced846'],
    ['version 7', '01890a5d-ac96-774b-bcce-b302099a8057'],
    ['version 8', '320c3d4d-cc00-875b-8ec9-32d5f69181c0'],
    ['max', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
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
    ['small and negative', '-0.0000001'],
    ['small bare fraction', '+.00000025'],
    ['fifteen digits', '123456789.012345'],
    ['hundredths', '99.99'],
    ['half a hundredth', '1.005'],
    ['zero with hundredths', '0.00'],
    ['hundred', '100'],
    ['thousand', '1000'],
    ['ten million', '10000000'],
    ['minus ten thousand million', '-10000000000'],
    ['fifteen digits of a fraction', '0.12345678901234'],
    ['largest of fifteen digits', '-999999999999999'],
    ['third of a cent', '33.333'],
    ['plus and bare fraction', '+.5'],
    ['negative zero with a point', '-0.0'],
    ['many zeros before', `${'0'.repeat(10)}1.5`],
    // Zeros at every place: code that drops some of them drops others, too.
    ['tens with a fraction of zeros', '10.00'],
    ['negative hundreds with a fraction of zeros', '-100.0'],
    ['bare fraction of zeros', '.0'],
    ['negative bare fraction of zeros', '-.00'],
    ['zero and a bare point', '0.'],
    ['only zeros', '000'],
    ['plus zero', '+0'],
    ['zeros between', '10020.00500'],
    ['tens and a bare point', '70.'],
  ],
  object: [],
  'list-of-objects': [['empty list', []]],
  'list-of-texts': [
    ['one text', ['kit-harness']],
    ['empty list', []],
    ['empty text', ['']],
    ['long texts', itemsOf(true)],
    ['every sort of text', itemsOf(false)],
    ['several texts', ['b', 'a', 'a', '']],
    ['two thousand texts', Array.from({ length: 2000 }, (_, index) => `kit-${index}`)],
    ['two hundred texts', Array.from({ length: 200 }, (_, index) => `kit-${199 - index}`)],
    [
      'texts of one form',
      ['kit é', 'kit e\u0301', 'kit ﬁ', 'kit fi', 'kit ß', 'kit ss', 'kit\u00a0a', 'kit a'],
    ],
    ['names that are inherited', ['__proto__', 'constructor', 'toString', 'length', '0']],
    ['digits', ['10', '9', '100', '1']],
    ['dates', ['2026-01-02', '2025-12-31', '2026-01-01']],
    ['odd texts', ['😀', ' x ', '<i>', 'line\nend', 'a,b;c', 'Kit', 'kit', 'KIT']],
  ],
};

/** The values that the contract decides to accept for a field, null among them. */
export function conformingClasses(field: Field): readonly ValueClass[] {
  // Every choice, and back to the first.
  const choices = field.choices ?? [];
  const listed = [...choices, ...choices.slice(0, 1)].map((choice): ValueClass => [choice, choice]);
  // A default is a value as any other, also where something else is set.
  const usual = agentFieldNamed(field.name)?.default;
  const defaults: readonly ValueClass[] =
    usual === undefined || field.kind === 'choice' ? [] : [['default', usual]];
  const own = [...conforming[field.kind], ...listed, ...defaults];
  const bounded = own.filter(
    ([, value]) => field.minimum === undefined || (typeof value === 'number' && value >= field.minimum),
  );
  return [...bounded, ['null', null]];
}
