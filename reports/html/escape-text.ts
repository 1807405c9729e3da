/** What an HTML parser would take for markup, in text and in quoted attributes alike. */
const references: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['`', '&#96;'],
]);

const short: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/**
 * Controls, direction marks, spaces that look like others, and what is not drawn at all: such a character makes a text
 * lie, and NUL, CR and lone surrogates would not even come through an HTML parser.
 */
export const unseenCharacters =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/u;

const unseen = new RegExp(unseenCharacters.source, 'gu');
const special = /[&<>"'`]/g;

/** An unseen character by its number, as programs write it. */
export function nameCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x100) return short.get(character) ?? `\\x${code.toString(16).padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\u{${code.toString(16)}}`;
}

/** Most of a text is plain, and that is told faster than what is not. */
const notPlain = /[^ !#-%(-;=?-_a-~]/;

/** A text as HTML text, with everything in it that is not seen written out. */
export function escapeText(text: string): string {
  if (!notPlain.test(text)) return text;
  return text.replace(unseen, nameCharacter).replace(special, (character) => references.get(character) ?? '');
}
