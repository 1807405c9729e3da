import { canonicalUuid, canonicalUuidOfDigits, urnPrefix } from './uuid-text.ts';

/** How a uuid may be spelled beside the usual form; the last one has its hyphens anywhere. */
export const uuidSpellings = ['digits', 'urn', 'braces', 'hyphens-anywhere'] as const;

export type UuidSpelling = (typeof uuidSpellings)[number];

const usual: readonly UuidSpelling[] = ['digits', 'urn', 'braces'];
const none: readonly UuidSpelling[] = [];

/** What the choices of the point uuid-spellings come to. */
export const spellingsOfChoice = { accept: usual, reject: none, 'hyphens-anywhere': uuidSpellings } as const;

/** A text that spells a uuid otherwise than usual: how, and the usual form of the same. */
export function readSpelledUuid(
  text: string,
): { readonly spelling: UuidSpelling; readonly uuid: string } | undefined {
  const uuid = canonicalUuid(text);
  if (uuid === undefined) {
    const loose = canonicalUuidOfDigits(text);
    return loose === undefined ? undefined : { spelling: 'hyphens-anywhere', uuid: loose };
  }
  if (text.startsWith('{')) return { spelling: 'braces', uuid };
  return { spelling: text.startsWith(urnPrefix) ? 'urn' : 'digits', uuid };
}
