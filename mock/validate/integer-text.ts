import { interpretInteger } from '../../spec/json-literal.ts';
import type { JsonNumber } from '../../spec/json-value.ts';
import { trimCharacters } from './trim.ts';

const integerLiteral = /^-?(?:0|[1-9]\d*)$/;
const leadingInteger = /^-?[1-9]\d*/;

/** The longest text that Python turns into an integer; pydantic counts the minus sign. */
const mostCharacters = 4300;

const whiteSpace = /\p{White_Space}/u;

/**
 * Reads an integer from text as str_as_int of pydantic-core does, with its oddities: "0__1" is 1, "0-5" is -5,
 * and a text over the size is called so only if nothing stands before its digits.
 */
export function readIntegerText(text: string): number | JsonNumber | 'int_parsing' | 'int_parsing_size' {
  if (isLiteral(text)) return interpretLiteral(text);
  if ((leadingInteger.exec(text)?.[0].length ?? 0) > mostCharacters) return 'int_parsing_size';
  const cleaned = cleanInteger(text);
  return cleaned !== undefined && isLiteral(cleaned) ? interpretLiteral(cleaned) : 'int_parsing';
}

function isLiteral(text: string): boolean {
  return text.length <= mostCharacters && integerLiteral.test(text);
}

function interpretLiteral(literal: string): number | JsonNumber {
  return literal === '-0' ? 0 : interpretInteger(literal);
}

function cleanInteger(text: string): string | undefined {
  let rest = trimCharacters(text, isRustSpace);
  if (rest.startsWith('+')) {
    rest = rest.slice(1);
    if (rest.startsWith('-')) return undefined;
  }
  const isNegative = rest.startsWith('-');
  if (isNegative) rest = rest.slice(1);
  const digits = dropLeadingZeros(rest);
  if (digits === undefined) return undefined;
  return (isNegative ? '-' : '') + dropUnderscores(dropZeroFraction(digits));
}

/** Stops before the first digit above 0, keeping one zero; undefined where the text starts with no digit. */
function dropLeadingZeros(text: string): string | undefined {
  if (/^[1-9]/.test(text)) return text;
  const zeros = /^0[0_]*/.exec(text)?.[0].length;
  if (zeros === undefined) return undefined;
  const next = text.charAt(zeros);
  if (next === '' || next === '.') return text.slice(zeros - 1);
  return /[1-9-]/.test(next) ? text.slice(zeros) : undefined;
}

function dropZeroFraction(text: string): string {
  const point = text.indexOf('.');
  return point >= 0 && /^0+$/.test(text.slice(point + 1)) ? text.slice(0, point) : text;
}

/** Only single ones between other characters may go; others stay and spoil the literal. */
function dropUnderscores(text: string): string {
  return text.startsWith('_') || text.endsWith('_') || text.includes('__') ? text : text.replaceAll('_', '');
}

/** char::is_whitespace of Rust, which is Unicode's White_Space. */
function isRustSpace(character: string): boolean {
  return whiteSpace.test(character);
}
