import { compareDecimals, type Decimal, parseDecimal } from '../../../spec/decimal-text.ts';
import { isJsonNumber, JsonNumber, type JsonValue } from '../../../spec/json-value.ts';
import { accepted, type Expectation, openAt, type Reason, rejectedAt } from '../expectation.ts';

/** Doubles keep about 15 digits: a deployment may read a longer fraction as the integer beside it. */
const exactDigits = 15;

const isWhole = ({ coefficient, exponent }: Decimal): boolean =>
  coefficient === '0' || exponent >= 0n || /^0+$/.test(coefficient.slice(Number(exponent)));

function isBelow(decimal: Decimal, minimum: number | undefined): boolean {
  const least = minimum === undefined ? undefined : parseDecimal(String(minimum));
  return least !== undefined && compareDecimals(decimal, least) < 0;
}

function expectLiteral(number: JsonNumber, place: Reason['place'], minimum: number | undefined): Expectation {
  const decimal = parseDecimal(number.text);
  if (decimal === undefined) return openAt(place, 'beyond-any-limit');
  if (isBelow(decimal, minimum)) return rejectedAt(place, 'below-minimum');
  if (/^-?\d+$/.test(number.text)) return openAt(place, 'beyond-2-to-the-53');
  if (decimal.exponent < -308n || decimal.coefficient.length > exactDigits) {
    return openAt(place, 'finer-than-a-double');
  }
  return isWhole(decimal) ? openAt(place, 'whole-with-a-point') : rejectedAt(place, 'fraction');
}

function expectDigits(text: string, place: Reason['place'], minimum: number | undefined): Expectation {
  const decimal = /^[+-]?\d+$/.test(text) ? parseDecimal(text) : undefined;
  if (decimal !== undefined && isBelow(decimal, minimum)) return rejectedAt(place, 'text-below-minimum');
  // 12abc is no number in any reading; 1e3, 0x10, 1_000 and digits of other scripts are in some.
  if (/[a-df-wyz]/i.test(text)) return rejectedAt(place, 'text-for-an-integer');
  // No reading makes a number of nothing: what takes it takes it for null or zero.
  if (text === '') return rejectedAt(place, 'text-for-an-integer');
  if (text.trim() === '' || /[\p{Nd}\p{Cc}]/u.test(text)) return openAt(place, 'lax-integer-text');
  return rejectedAt(place, 'text-for-an-integer');
}

/** An integer takes integer literals; "5", 5.0 and true are left open, fractions and words are not. */
export function expectInteger(value: JsonValue, place: Reason['place'], minimum?: number): Expectation {
  if (value instanceof JsonNumber) return expectLiteral(value, place, minimum);
  if (isJsonNumber(value)) {
    if (minimum !== undefined && value < minimum) return rejectedAt(place, 'below-minimum');
    return Object.is(value, -0) ? openAt(place, 'minus-zero') : accepted;
  }
  if (typeof value === 'boolean') {
    const isTooSmall = minimum !== undefined && Number(value) < minimum;
    return isTooSmall ? rejectedAt(place, 'false-for-an-integer') : openAt(place, 'lax-integer-flag');
  }
  if (typeof value === 'string') return expectDigits(value, place, minimum);
  return rejectedAt(place, 'not-an-integer');
}
