import fc from 'fast-check';
import { classifyUuid } from '../../spec/uuid-text.ts';
import { integersFavouring } from './integers.ts';
import { nonsenseWords } from './nonsense-words.ts';

/** How many hex digits stand between the hyphens. */
const groupLengths = [8, 4, 4, 4, 12];
const groups = groupLengths.map((length) => fc.integer({ min: 0, max: 16 ** length - 1 }));
const everyBit = 2 ** 32 - 1;
const hexDigits = fc.constantFrom(...'0123456789abcdefABCDEF');

/**
 * Uuids in their hyphenated form, of every version and variant, in lower, upper and mixed case, nil and max
 * among them. Shrinks to the nil uuid.
 */
export function wellFormedUuids(): fc.Arbitrary<string> {
  const uuids = fc.oneof(
    { withCrossShrink: true },
    { weight: 14, arbitrary: fc.tuple(...groups).map(hyphenate) },
    { weight: 1, arbitrary: fc.constant('00000000-0000-0000-0000-000000000000') },
    { weight: 1, arbitrary: fc.constant('ffffffff-ffff-ffff-ffff-ffffffffffff') },
  );
  const capitals = integersFavouring([0, 0, everyBit], { min: 0, max: everyBit });
  return fc.tuple(uuids, capitals).map(([uuid, mask]) => capitalize(uuid, mask));
}

/** Spellings of a uuid that some parsers take and others do not: the contract leaves them open. */
export function otherUuidSpellings(): fc.Arbitrary<string> {
  const spellings = fc.constantFrom<(uuid: string) => string>(
    (uuid) => uuid.replaceAll('-', ''),
    (uuid) => `urn:uuid:${uuid}`,
    (uuid) => `{${uuid}}`,
    (uuid) => `URN:UUID:${uuid}`,
    (uuid) => `{${uuid.replaceAll('-', '')}}`,
    (uuid) => `${uuid.slice(0, 4)}-${uuid.slice(4).replace('-', '')}`,
  );
  return fc.tuple(wellFormedUuids(), spellings).map(([uuid, spell]) => spell(uuid));
}

// Route names are avoided throughout: `latest` or `me` may well be a path of its own.
const familiarMistakes = [
  ...['not-a-uuid', 'nil', 'undefined', 'abc', 'uuid', '0', '-1', '1.5', '[object Object]'],
];
const foreignLetters = fc.constantFrom(...'gzhjkmopqstvwxyGZ');
// Cyrillic, full-width, superscript and Roman characters that look like hex digits, and other hyphens.
const lookAlikes = fc.constantFrom(...'аесАВСЕｄｆ²ⅽ‐‑–−');

/**
 * Texts that no parser takes for a uuid: too few or too many digits, a character that is not hex, words,
 * numbers, look-alikes. Each is fit for one segment of a path once percent-encoded, and has 200 characters at
 * most. Shrinks to `not-a-uuid`.
 */
export function badUuids(): fc.Arbitrary<string> {
  const damaged = fc.oneof(
    damagedUuids({ removed: [1, 2, 3], added: fc.constant('') }),
    damagedUuids({
      removed: [0],
      added: fc.string({ unit: hexDigits, minLength: 1, maxLength: 3, size: 'max' }),
    }),
    damagedUuids({ removed: [1], added: foreignLetters }),
    damagedUuids({ removed: [1], added: lookAlikes }),
  );
  return fc
    .oneof(
      { withCrossShrink: true },
      { weight: 1, arbitrary: fc.constantFrom(...familiarMistakes) },
      { weight: 5, arbitrary: damaged },
      { weight: 1, arbitrary: nonsenseWords() },
      { weight: 1, arbitrary: fc.integer().map(String) },
      { weight: 1, arbitrary: fc.string({ unit: hexDigits, minLength: 1, maxLength: 40, size: 'max' }) },
      { weight: 1, arbitrary: fc.integer({ min: 33, max: 200 }).map((length) => 'f'.repeat(length)) },
    )
    .filter((text) => classifyUuid(text) === 'bad');
}

function damagedUuids(damage: {
  readonly removed: readonly number[];
  readonly added: fc.Arbitrary<string>;
}): fc.Arbitrary<string> {
  return fc
    .tuple(wellFormedUuids(), fc.nat(35), fc.constantFrom(...damage.removed), damage.added)
    .map(([uuid, at, removed, added]) => uuid.slice(0, at) + added + uuid.slice(at + removed));
}

function hyphenate(parts: readonly number[]): string {
  return parts.map((part, index) => part.toString(16).padStart(groupLengths[index] ?? 0, '0')).join('-');
}

/** Each bit makes one digit a capital; the mask comes round again for the last four. */
function capitalize(uuid: string, mask: number): string {
  if (mask === 0) return uuid;
  if (mask === everyBit) return uuid.toUpperCase();
  return Array.from(uuid, (digit, index) => ((mask >>> index) & 1 ? digit.toUpperCase() : digit)).join('');
}
