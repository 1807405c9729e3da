import fc from 'fast-check';
import { integersFavouring } from './integers.ts';

/** Parts on which carelessly written code trips. The first is what they shrink to. */
const awkwardParts: readonly string[] = [
  ...['a', ' ', 'A', '0', '-1', '1.5', 'null', 'true', 'undefined', '[]', '{}'],
  // Latin-1, combining characters, other scripts, beyond the BMP, joined emoji.
  ...['é', 'e\u0301', 'ß', 'İ', '中文', '😀', '𝒳', '👩\u200d👩\u200d👧'],
  // Right-to-left and invisible ones.
  ...['שלום', '\u202eabc', '\u200b', '\ufeff', '\u00a0'],
  ...['<b>&amp;"\'</b>', '"', "'", '`', '\\', '\\n', '\\u0041', '/'],
  ...['\n', '\r\n', '\r', '\t', '\u2028', '\u2029', '\u0085'],
  ...['{{x}}', '\u0024{x}', '%s', '%20', '#{x}', '$1', '$$', '%%', '}}'],
];

const words = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  maxLength: 10,
  size: 'max',
});

// Every code point from the space on that is no surrogate.
const codePoints = fc
  .oneof(fc.integer({ min: 0x20, max: 0x2ff }), fc.integer({ min: 0x20, max: 0x10ffff - 0x800 }))
  .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800));

/** Texts of a few dozen characters: plain words most of the time. Shrinks to the empty text. */
export function shortTexts(): fc.Arbitrary<string> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 16, arbitrary: words },
    { weight: 1, arbitrary: words.map((text) => ` ${text} `) },
    { weight: 7, arbitrary: joined(fc.constantFrom(...awkwardParts), 5) },
    { weight: 2, arbitrary: joined(codePoints, 8) },
  );
}

/** One short part over and over, up to `maxBytes` bytes once printed as JSON. Shrinks to the empty text. */
export function longTexts(maxBytes: number): fc.Arbitrary<string> {
  return fc
    .tuple(integersFavouring([maxBytes], { min: 0, max: maxBytes }), fc.constantFrom(...awkwardParts))
    .map(([bytes, part]) => part.repeat(Math.floor(bytes / countPrintedBytes(part))));
}

/**
 * Texts that a text field takes: plain words most of the time, else what trips careless code (blanks, digits,
 * markup, line ends, emoji, right-to-left), and rarely up to 99,000 bytes. Never a lone surrogate, NUL or
 * another C0 control than tab and line ends: the contract leaves those open. Shrinks to the empty text.
 */
export function conformingTexts(): fc.Arbitrary<string> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 199, arbitrary: shortTexts() },
    { weight: 1, arbitrary: longTexts(99_000) },
  );
}

function joined(parts: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> {
  return fc.array(parts, { maxLength, size: 'max' }).map((chosen) => chosen.join(''));
}

function countPrintedBytes(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length - 2;
}
