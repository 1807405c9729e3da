/**
 * Controls, direction marks, spaces that look like others, noncharacters, and what is not drawn at all: such a character
 * moves the cursor or makes a text lie. NUL, CR and lone surrogates do not even pass an HTML or XML parser.
 */
export const unseenCharacters =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{Noncharacter_Code_Point}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/u;

const allUnseen = new RegExp(unseenCharacters.source, 'gu');

/** Most texts are plain, and that is found out much faster than what is unseen. */
const notPlain = /[^ -~]/;

const short: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** An unseen character by its code, as programs write it. */
function nameCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x100) return short.get(character) ?? `\\x${code.toString(16).padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\u{${code.toString(16)}}`;
}

/** A text without unseen characters: each is written out. */
export function nameUnseen(text: string): string {
  return notPlain.test(text) ? text.replace(allUnseen, nameCharacter) : text;
}

/** A text from outside on one line that can be shown anywhere, at most `longest` characters. */
export function visibleText(text: string, longest = Number.POSITIVE_INFINITY): string {
  const shown = nameUnseen(text.slice(0, longest + 1));
  if (shown.length <= longest) return shown;
  // Half a pair of surrogates is no character.
  return `${shown.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
