import type { Dialect } from '../../spec/dialect-points.ts';

const urnPrefix = 'urn:uuid:';

/** Pydantic's words: of 2.13, of 2.14, and of those before. */
type Words = Dialect['uuid-words'];

const expectedCharacters = `expected an optional prefix of \`${urnPrefix}\` followed by [0-9a-fA-F-], `;

function tellCharacter(letter: string, index: number, words: Words): string {
  const expected = words === 'with-prefix' ? expectedCharacters : '';
  return `invalid character: ${expected}found \`${letter}\` at ${words === 'from-0' ? index : index + 1}`;
}

/** Pydantic 2.14 looks at the length first: what is longer than any spelling, and what is as long as the usual one. */
const [longestSpelling, usualLength] = [45, 36];

/** Where the five groups start, and where a sixth one would. */
const groupStarts = [0, 9, 14, 19, 24, 37] as const;

/**
 * Says why a text is no uuid in any spelling, in the words of Rust's uuid crate, which pydantic quotes. Places are
 * counted in bytes. Ids in a path are refused by `parseUuid` of `state/world`, ids in a body by `update-body`.
 */
export function explainUuidFault(text: string, words: Words): string {
  const input = unwrapWhereLengthIsRight(text);
  const isLatest = words === 'from-0';
  if (isLatest && countBytes(text) > longestSpelling) return `invalid length: found ${countBytes(text)}`;
  if (isLatest && countBytes(input) === usualLength) return explainHyphenatedFault(input, words);
  const offset = measureWrapping(input);
  const inside = offset === 1 ? input.slice(1, -1) : input.slice(offset);
  return explainHyphenatedFault(inside, words, offset, countBytes(input), offset === 0);
}

/**
 * Says why a text is no hyphenated uuid; `offset` characters stand before it in an input of `length`, which may be
 * without hyphens.
 */
export function explainHyphenatedFault(
  text: string,
  words: Words,
  offset = 0,
  length = countBytes(text),
  mayBeSimple = false,
): string {
  const hyphens: number[] = [];
  let at = 0;
  for (const letter of text) {
    // The latest crate takes a letter for the last byte of its number: U+0430 for a zero, U+4E2D for a hyphen.
    const read =
      words === 'from-0' && letter > '\x7f'
        ? String.fromCharCode((letter.codePointAt(0) ?? 0) & 255)
        : letter;
    if (read === '-') hyphens.push(at);
    else if (!/[\da-f]/i.test(read)) return tellCharacter(letter, at + offset, words);
    at += letter <= '\x7f' ? 1 : countBytes(letter);
  }
  if (mayBeSimple && hyphens.length === 0) {
    const expected = words === 'from-0' ? '' : 'expected length 32 for simple format, ';
    return `invalid length: ${expected}found ${length}`;
  }
  if (hyphens.length !== 4) return `invalid group count: expected 5, found ${hyphens.length + 1}`;
  const wrongGroup = hyphens.findIndex((place, group) => place + 1 !== groupStarts[group + 1]);
  const group = wrongGroup === -1 ? 4 : wrongGroup;
  const start = groupStarts[group] ?? 0;
  const expected = (groupStarts[group + 1] ?? 0) - start - 1;
  // The crate measures the last group to the end of the input, wrapping included.
  const found = (hyphens[group] ?? length) - start;
  return `invalid group length in group ${group}: expected ${expected}, found ${found}`;
}

/** The crate drops a wrapping of the right length before it looks for the fault, and forgets it. */
function unwrapWhereLengthIsRight(text: string): string {
  const offset = measureWrapping(text);
  if (offset === 1 && countBytes(text) === 38) return text.slice(1, -1);
  return offset === urnPrefix.length && countBytes(text) === 45 ? text.slice(offset) : text;
}

/** How much stands before the digits: a brace that is closed at the end, the prefix of a urn, nothing. */
function measureWrapping(text: string): number {
  if (text.length > 1 && text.startsWith('{') && text.endsWith('}')) return 1;
  return text.startsWith(urnPrefix) ? urnPrefix.length : 0;
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
