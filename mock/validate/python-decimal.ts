import { type Decimal, parseDecimal } from '../../spec/decimal-text.ts';
import { trimCharacters } from './trim.ts';

const whiteSpace = /\p{White_Space}/u;
const foldable = /^[\p{ASCII}\p{Nd}]*$/u;
const nonAscii = /\P{ASCII}/gu;
const notFinite = /^[+-]?(?:inf(?:inity)?|s?nan\d*)$/i;

/** Zero in each script that has decimal digits, by the Unicode 14 of Python 3.11; nine follow on each. */
const zeros: readonly number[] = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0,
  0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50,
  0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10, 0x104a0, 0x10d30, 0x11066, 0x110f0, 0x11136,
  0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x11730, 0x118e0, 0x11950, 0x11c50, 0x11d50, 0x11da0,
  0x16a60, 0x16ac0, 0x16b50, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1e140, 0x1e2f0, 0x1e950, 0x1fbf0,
];

/** The largest exponent of a zero; beyond it Python would have to change the number. */
const mostExponent = 999_999_999_999_999_999n;

/**
 * Reads text as Python's Decimal(text) does: white space around it, underscores anywhere, digits of any script,
 * an exponent. Infinities and every kind of NaN are told as `not finite`. Which of them is a test_score, test-score.ts says.
 */
export function readPythonDecimal(text: string): Decimal | 'not finite' | undefined {
  const trimmed = trimCharacters(text, isPythonSpace);
  if (!foldable.test(trimmed)) return undefined;
  const ascii = trimmed.replaceAll('_', '').replace(nonAscii, foldDigit);
  if (notFinite.test(ascii)) return 'not finite';
  const decimal = parseDecimal(ascii);
  return decimal !== undefined && decimal.exponent <= mostExponent ? decimal : undefined;
}

/** str.isspace() of Python: Unicode's White_Space and the four separators before the space. */
function isPythonSpace(character: string): boolean {
  return whiteSpace.test(character) || (character >= '\x1C' && character <= '\x1F');
}

function foldDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((candidate) => code >= candidate && code < candidate + 10);
  return zero === undefined ? character : String(code - zero);
}
