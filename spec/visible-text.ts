/** Controls, direction marks and invisible characters: they would move the cursor or make a text lie. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

function escapeOne(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\u{${code.toString(16)}}`;
}

/** A text from outside as a terminal may show it, on one line and no longer than told. */
export function visibleText(text: string, longest = Number.POSITIVE_INFINITY): string {
  const shown = text.slice(0, longest + 1).replace(invisible, escapeOne);
  if (shown.length <= longest) return shown;
  // Half a pair of surrogates is no character.
  return `${shown.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
