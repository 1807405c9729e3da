/** A decimal number, ±coefficient × 10^exponent; the coefficient has no leading zeros and keeps its trailing ones. */
export interface Decimal {
  readonly negative: boolean;
  readonly coefficient: string;
  readonly exponent: bigint;
}

// The pattern of 2.1, `^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$`, is cubic in a backtracking engine. This one takes
// the same texts in linear time: no two neighbouring repeats can share a digit.
const decimalText = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** The linear equal of the contract's pattern, for validators that take a pattern as text. */
export const linearPattern = decimalText.source;

const decimalWithExponent = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:[eE]([+-]?)(\d+))?$/;

// Python's decimal reads no exponent of more digits either, and BigInt() is not linear in the length of its text.
const mostExponentDigits = 19;

// The longest string of V8 on 64 bits.
const mostCharacters = 2n ** 29n - 24n;

/** Tells whether the text has the pattern of test_score (2.1). */
export function isDecimalText(text: string): boolean {
  return decimalText.test(text);
}

/** Reads decimal text, also with an exponent of up to 19 digits as JSON numbers have it. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = decimalWithExponent.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '', fractionAfterWhole, bareFraction, exponentSign, exponentDigits = '0'] = match;
  const fraction = fractionAfterWhole ?? bareFraction ?? '';
  const magnitude = trimLeadingZeros(exponentDigits);
  if (magnitude.length > mostExponentDigits) return undefined;
  const exponent = exponentSign === '-' ? -BigInt(magnitude) : BigInt(magnitude);
  return {
    negative: sign === '-',
    coefficient: trimLeadingZeros(whole + fraction),
    exponent: exponent - BigInt(fraction.length),
  };
}

/** Orders two decimals by value: -0 equals 0 and 1.0 equals 1. */
export function compareDecimals(left: Decimal, right: Decimal): -1 | 0 | 1 {
  const leftSign = readSign(left);
  const rightSign = readSign(right);
  if (leftSign !== rightSign) return leftSign < rightSign ? -1 : 1;
  if (leftSign === 0) return 0;
  return leftSign === 1 ? compareMagnitudes(left, right) : compareMagnitudes(right, left);
}

/** Tells whether both texts are decimals, exponents allowed, of the same value. */
export function sameDecimal(left: string, right: string): boolean {
  const leftDecimal = parseDecimal(left);
  const rightDecimal = parseDecimal(right);
  if (leftDecimal === undefined || rightDecimal === undefined) return false;
  return compareDecimals(leftDecimal, rightDecimal) === 0;
}

/** Counts the characters that printDecimal would give, without making them. */
export function plainLength({ negative, coefficient, exponent }: Decimal): bigint {
  const sign = negative ? 1n : 0n;
  const digits = BigInt(coefficient.length);
  if (exponent >= 0n) return sign + digits + (coefficient === '0' ? 0n : exponent);
  return digits + exponent > 0n ? sign + digits + 1n : sign + 2n - exponent;
}

/** Prints a decimal without an exponent, as Python's format(d, "f") does; ask plainLength first. */
export function printDecimal(decimal: Decimal): string {
  const length = plainLength(decimal);
  if (length > mostCharacters) {
    throw new RangeError(
      `Cannot print a decimal as ${length} characters: no string is that long. Refuse it by its plainLength.`,
    );
  }
  const { negative, coefficient } = decimal;
  const sign = negative ? '-' : '';
  // From here on it fits a double: the length bounds it. Only 0 with a positive exponent, which prints as 0, does not.
  const exponent = Number(decimal.exponent);
  if (exponent >= 0) return sign + coefficient + (coefficient === '0' ? '' : '0'.repeat(exponent));
  const point = coefficient.length + exponent;
  if (point > 0) return `${sign}${coefficient.slice(0, point)}.${coefficient.slice(point)}`;
  return `${sign}0.${'0'.repeat(-point)}${coefficient}`;
}

/** Spells decimal text as Python prints it: no plus sign, no spare leading zeros, no bare point. */
export function canonicalDecimalText(text: string): string {
  const decimal = isDecimalText(text) ? parseDecimal(text) : undefined;
  if (decimal === undefined) {
    const shown = JSON.stringify(text.slice(0, 40));
    throw new TypeError(
      `Cannot spell ${shown} canonically: it is not a decimal text. Ask isDecimalText first.`,
    );
  }
  return printDecimal(decimal);
}

function trimLeadingZeros(digits: string): string {
  let start = 0;
  while (start < digits.length - 1 && digits[start] === '0') start += 1;
  return digits.slice(start);
}

function readSign({ negative, coefficient }: Decimal): -1 | 0 | 1 {
  if (coefficient === '0') return 0;
  return negative ? -1 : 1;
}

function compareMagnitudes(left: Decimal, right: Decimal): -1 | 0 | 1 {
  const leftSize = BigInt(left.coefficient.length) + left.exponent;
  const rightSize = BigInt(right.coefficient.length) + right.exponent;
  if (leftSize !== rightSize) return leftSize < rightSize ? -1 : 1;
  const shared = Math.min(left.coefficient.length, right.coefficient.length);
  const leftDigits = left.coefficient.slice(0, shared);
  const rightDigits = right.coefficient.slice(0, shared);
  if (leftDigits !== rightDigits) return leftDigits < rightDigits ? -1 : 1;
  if (/[1-9]/.test(left.coefficient.slice(shared))) return 1;
  return /[1-9]/.test(right.coefficient.slice(shared)) ? -1 : 0;
}
