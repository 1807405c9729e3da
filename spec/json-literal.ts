import { JsonNumber } from './json-value.ts';

/** What is wrong inside a string literal, and at which offset of the text. */
type StringFault = { readonly message: string; readonly offset: number };

const quote = 0x22;
const backslash = 0x5c;
const plainEscapes = '"\\/bfnrt';

/**
 * Gives the offset after the string literal that opens at `start`. What it checks, in which order, and the
 * place it blames follow scanstring_unicode in CPython 3.11's _json.c.
 */
export function scanString(text: string, start: number): number | StringFault {
  const { length } = text;
  for (let index = start + 1; index < length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) return index + 1;
    if (code < 0x20) return { message: 'Invalid control character at', offset: index };
    if (code !== backslash) continue;
    index += 1;
    if (index === length) break;
    if (text[index] === 'u') {
      // CPython wants one more character behind the four digits before it looks at them.
      if (index + 5 >= length || !fourHexDigitsStandAt(text, index + 1)) {
        return { message: 'Invalid \\uXXXX escape', offset: index };
      }
      index += 4;
    } else if (!plainEscapes.includes(text.charAt(index))) {
      return { message: 'Invalid \\escape', offset: index - 1 };
    }
  }
  return { message: 'Unterminated string starting at', offset: start };
}

/** Gives the offset after the integer part that starts at `start`, sign included; -1 where there is none. */
export function scanInteger(text: string, start: number): number {
  const first = text.charCodeAt(start) === 0x2d ? start + 1 : start;
  if (text.charCodeAt(first) === 0x30) return first + 1;
  const end = skipDigits(text, first);
  return end === first ? -1 : end;
}

/** Gives the offset after the fraction and the exponent at `start`; an incomplete one is left unread. */
export function scanFraction(text: string, start: number): number {
  let end = start;
  if (text.charCodeAt(end) === 0x2e) {
    const afterFraction = skipDigits(text, end + 1);
    if (afterFraction > end + 1) end = afterFraction;
  }
  if ((text.charCodeAt(end) | 0x20) === 0x65) {
    const sign = text.charCodeAt(end + 1);
    const firstDigit = sign === 0x2b || sign === 0x2d ? end + 2 : end + 1;
    const afterExponent = skipDigits(text, firstDigit);
    if (afterExponent > firstDigit) end = afterExponent;
  }
  return end;
}

/** Gives the number an integer literal stands for: plain while every digit fits. */
export function interpretInteger(literal: string): number | JsonNumber {
  // 2^53-1 has 16 digits; converting a literal of a million digits would be wasted.
  const number = literal.length > 17 ? Number.NaN : Number(literal);
  return Number.isSafeInteger(number) ? number : new JsonNumber(literal);
}

function skipDigits(text: string, start: number): number {
  let index = start;
  while (isDigit(text.charCodeAt(index))) index += 1;
  return index;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function fourHexDigitsStandAt(text: string, start: number): boolean {
  for (let index = start; index < start + 4; index += 1) {
    const code = text.charCodeAt(index);
    const lowerCase = code | 0x20;
    if (!isDigit(code) && !(lowerCase >= 0x61 && lowerCase <= 0x66)) return false;
  }
  return true;
}
