import { parseJson } from '../../spec/json-parse.ts';

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9';

/** A sign of a number with the digit that JSON wants there; undefined where it has one. */
function withItsDigit(sign: string, before: string, after: string | undefined): string | undefined {
  if (isDigit(after)) return sign === '.' && before === '-' ? '0.' : undefined;
  if (sign === '.' && isDigit(before)) return '.0';
  return sign === '-' && after !== '.' && !/[eE]/.test(before) ? '-0' : undefined;
}

/** A text with spaces for control characters in JSON texts, without zeros before numbers, and with the digits that they lack. */
function strictForm(text: string): string {
  let [strict, isInText, before] = ['', false, ''];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isInText && sign === '\\') {
      strict += text.slice(at, at + 2);
      at += 1;
    } else if (isInText && sign < ' ') strict += ' ';
    // The part of a number behind its point or its exponent may begin with zeros.
    else if (!isInText && sign === '0' && !/[\d.eE+]/.test(before) && isDigit(text[at + 1])) continue;
    else strict += isInText ? sign : (withItsDigit(sign, before, text[at + 1]) ?? sign);
    if (sign === '"') isInText = !isInText;
    before = sign;
  }
  return strict;
}

/**
 * Whether a text that is no JSON would be but for control characters in texts, zeros before numbers, or digits that lack
 * around a point or behind a minus. RFC 8259 (9) lets a parser take more than JSON, and ujson, which Sanic reads bodies
 * with, takes these.
 */
export function isLaxJson(text: string): boolean {
  const strict = strictForm(text);
  return strict !== text && parseJson(strict).ok;
}
