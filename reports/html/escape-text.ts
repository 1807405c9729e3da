import { nameUnseen } from '../../spec/visible-text.ts';

/** What an HTML parser would take for markup, in text and in quoted attributes alike. */
const references: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['`', '&#96;'],
]);

const special = /[&<>"'`]/g;

/** Most of a text is plain, and that is found out faster than what is not. */
const notPlain = /[^ !#-%(-;=?-_a-~]/;

/** A text as HTML text, with every unseen character written out. */
export function escapeText(text: string): string {
  if (!notPlain.test(text)) return text;
  return nameUnseen(text).replace(special, (character) => references.get(character) ?? '');
}
