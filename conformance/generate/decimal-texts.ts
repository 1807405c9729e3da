import fc from 'fast-check';
import { wordList } from '../../spec/word-list.ts';
import { integersFavouring } from './integers.ts';
import { nonsenseWords } from './nonsense-words.ts';
import { shrunkAs } from './shrunk-as.ts';

const digits = fc.constantFrom(...'0123456789');
/** Zeros in front, behind and between are what code drops. */
const mostlyZeros = fc.constantFrom(...'00000000123456789');
const familiarDecimals = wordList`
  0 1 85.5 100 -1 -0 +1 .5 5. -.5 +5. 1.0 1.50 00012.50 0.1 0.0000001 .0000001 000 999999999999999
  -99999999.9999999
`;

/**
 * Every text of test_score's pattern (2.1) with at most `maxDigits` digits: signs, leading zeros, bare points.
 * Deployments keep 15 digits however they store them. Shrinks to `0`.
 */
export function decimalTexts(options: { readonly maxDigits?: number } = {}): fc.Arbitrary<string> {
  const { maxDigits = 15 } = options;
  const familiar = familiarDecimals.filter((text) => text.replace(/\D/g, '').length <= maxDigits);
  // 0 is no point, 1 a point in front, the last one a point behind.
  const points = integersFavouring([0, 0, 0, 1, maxDigits + 1], { min: 0, max: maxDigits + 1 });
  const builtOf = (unit: fc.Arbitrary<string>, maxLength: number) =>
    fc
      .tuple(
        fc.constantFrom<string>('', '', '-', '+'),
        fc.string({ unit, minLength: 1, maxLength, size: 'max' }),
        points,
      )
      .map(joinParts, splitIntoParts);
  const built = builtOf(digits, maxDigits);
  return shrunkAs(
    fc.oneof(
      { weight: 2, arbitrary: built },
      { weight: 1, arbitrary: builtOf(mostlyZeros, Math.min(6, maxDigits)) },
      { weight: 1, arbitrary: fc.constantFrom(...familiar) },
    ),
    built,
  );
}

type Parts = [sign: string, digits: string, point: number];

function joinParts([sign, text, point]: Parts): string {
  return point === 0 ? sign + text : `${sign}${text.slice(0, point - 1)}.${text.slice(point - 1)}`;
}

function splitIntoParts(decimal: unknown): Parts {
  if (typeof decimal !== 'string') throw new TypeError('Cannot split what is no text. Pass a decimal text.');
  const [sign = ''] = /^[+-]?/.exec(decimal) ?? [];
  const bare = decimal.slice(sign.length);
  return [sign, bare.replace('.', ''), bare.indexOf('.') + 1];
}

const familiarMistakes = [
  ...['abc', '', '.', '+', '-', '+.', '-.', '..', '--1', '+-1', '-+1', '1-', '1+'],
  ...['1.2.3', '1..2', '.1.', '1.-2', '85.5 points', 'score: 85.5', 'A+', 'true', '{}'],
];

/**
 * Texts that no reading makes a decimal: above all a decimal with something before it, after it or inside, which
 * an unanchored pattern takes. No exponent, hex, nan, inf, grouping or percent sign. Shrinks to `abc`.
 */
export function notDecimalTexts(): fc.Arbitrary<string> {
  const places = integersFavouring([0, 17, 17], { min: 0, max: 17 });
  const surrounded = fc
    .tuple(decimalTexts(), nonsenseWords({ minLength: 1 }), places)
    .map(([decimal, junk, at]) => decimal.slice(0, at) + junk + decimal.slice(at));
  const numbers = fc.nat(99).map(String);
  const twoPoints = fc.tuple(numbers, numbers, numbers).map((parts) => parts.join('.'));
  const twoSigns = fc
    .tuple(fc.constantFrom('--', '+-', '-+', '++'), decimalTexts())
    .map(([signs, decimal]) => signs + decimal);
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 2, arbitrary: fc.constantFrom(...familiarMistakes) },
    { weight: 5, arbitrary: surrounded },
    { weight: 1, arbitrary: twoPoints },
    { weight: 1, arbitrary: twoSigns },
    { weight: 1, arbitrary: nonsenseWords() },
  );
}

/** Texts outside the pattern, or of more than 15 digits, that some readings make a decimal: left open. */
export function laxDecimalTexts(): fc.Arbitrary<string> {
  const exponents = fc.tuple(fc.nat(99), fc.constantFrom('e', 'E', 'e+', 'e-'), fc.nat(20));
  return fc.oneof(
    exponents.map((parts) => parts.join('')),
    fc.nat(999).map((number) => ` ${number} `),
    fc.nat(999).map((number) => `1_${String(number).padStart(3, '0')}`),
    fc.constantFrom('١٢', '१.५', '８５'),
    fc.string({ unit: fc.constantFrom(...'123456789'), minLength: 16, maxLength: 60, size: 'max' }),
  );
}
