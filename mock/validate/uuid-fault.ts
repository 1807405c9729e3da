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
 * Says why a text is no uuid in any spelling, in the words of Rust's uuid crate, which pydantic quotes. Places
 * are counted in bytes; these equal UTF-16 units, for all before the first wrong character is ASCII.
 */
export function explainUuidFault(text: string, words: Words): string {
  const input = unwrapWhereLengthIsRight(text);
  if (words === 'from-0') {
    const length = countBytes(text);
    if (length > longestSpelling) return `invalid length: found ${length}`;
    if (countBytes(input) === usualLength) return explainHyphenatedFault(input, words);
  }
  const offset = measureWrapping(input);
  if (offset === 0 && /^[\da-f]*$/i.test(input)) {
    const expected = words === 'from-0' ? '' : 'expected length 32 for simple format, ';
    return `invalid length: ${expected}found ${input.length}`;
  }
  const inside = offset === 1 ? input.slice(1, -1) : input.slice(offset);
  return explainHyphenatedFault(inside, words, offset, input.length);
}

/** Says why a text is no hyphenated uuid; `offset` characters stand before it in an input of `length`. */
export function explainHyphenatedFault(text: string, words: Words, offset = 0, length = text.length): string {
  const unknown = /[^\da-f-]/iu.exec(text);
  if (unknown !== null) return tellCharacter(unknown[0], unknown.index + offset, words);
  const hyphens: number[] = [];
  for (let at = text.indexOf('-'); at !== -1; at = text.indexOf('-', at + 1)) hyphens.push(at);
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
