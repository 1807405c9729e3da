import { parseJson } from '../../spec/json-parse.ts';

/** A text, or the zeros before a number. */
const textOrZeros = /"(?:[^"\\]|\\[\s\S])*"|(?<=[:[,\s]-?)0+(?=\d)/g;
const control = /[^ -\u{10ffff}]/gu;

/**
 * Whether a text that is no JSON would be but for control characters in texts, or zeros before numbers. RFC 8259 (9)
 * lets a parser take more than JSON, and ujson, which Sanic reads bodies with, takes these.
 */
export function isLaxJson(text: string): boolean {
  const strict = text.replace(textOrZeros, (part) =>
    part.startsWith('"') ? part.replace(control, ' ') : '',
  );
  return strict !== text && parseJson(strict).ok;
}
