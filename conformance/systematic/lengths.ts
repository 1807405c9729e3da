/** Powers of two, and the widths that columns usually have. */
const widths = [16, 32, 50, 64, 100, 128, 255, 256, 500, 512, 1000, 1024, 2000, 2048, 4000, 4096];

/** One less, equal, and one more. */
export const boundaryLengths: readonly number[] = [
  ...new Set(widths.flatMap((width) => [width - 1, width, width + 1])),
].sort((left, right) => left - right);

/** A letter of one, two, three and four bytes in UTF-8; the last one takes two units in UTF-16. */
export const letters = ['x', 'é', '中', '😀'] as const;

const units = {
  characters: () => 1,
  'UTF-16 units': (letter: string) => letter.length,
  bytes: (letter: string) => Buffer.byteLength(letter),
} as const;

/** Letters of one byte in both cases, and digits; it begins as the kit's keys do, so that a key is seen to be plain. */
const oneByteEach = (length: number) => `kit-${'xK7'.repeat(Math.ceil(length / 3))}`.slice(0, length);

/** A text that is exactly so long in a unit, as far as it goes in letters of one sort. */
export function textOfLength(length: number, letter: string, unit: keyof typeof units): string {
  const size = units[unit](letter);
  return letter === 'x'
    ? oneByteEach(length)
    : letter.repeat(Math.floor(length / size)) + oneByteEach(length % size);
}

/** The ways to be so long that differ from one another, the plain one first. */
const ways: readonly (readonly [letter: string, unit: keyof typeof units])[] = [
  ['x', 'characters'],
  ...letters.slice(1).flatMap(
    (letter) =>
      [
        [letter, 'characters'],
        [letter, 'bytes'],
      ] as const,
  ),
  ['😀', 'UTF-16 units'],
];

/** Longer ones are tried in one-byte letters alone. */
const longestInOtherLetters = 1025;

/** What code may change in a long text alone: as many bytes as characters. */
const signs = `"kit" it's \\ <b>&amp;</b>\t%20 {x}\r\n\n`;

/** A text that is exactly so long, of one-byte characters of every sort. */
export const mixedTextOfLength = (length: number): string =>
  `${`kit-${signs.repeat(Math.ceil(length / signs.length))}`.slice(0, length - 1)}x`;

type NamedText = readonly [name: string, text: string];

const named = (length: number, [letter, unit]: (typeof ways)[number]): NamedText =>
  length > longestInOtherLetters
    ? [`${length} characters of every sort`, mixedTextOfLength(length)]
    : [`${length} ${unit} of ${letter}`, textOfLength(length, letter, unit)];

const [plainWay = ['x', 'characters'] as const] = ways;

/** Texts of every boundary length in every way, each with its name. */
export const boundaryTexts: readonly NamedText[] = boundaryLengths.flatMap((length) =>
  (length <= longestInOtherLetters ? ways : [plainWay]).map((way) => named(length, way)),
);

/** For one of several fields: every width in one-byte letters, and what is beside it in ways that fields share out. */
export function boundaryTextsFor(position: number): readonly NamedText[] {
  return boundaryLengths.map((length, at) => {
    const isPlain = widths.includes(length) || length > longestInOtherLetters;
    return named(length, isPlain ? plainWay : (ways[(at + position) % ways.length] ?? plainWay));
  });
}

const around = (width: number) => [width - 1, width, width + 1];

/** How long JSON bodies are, in bytes; updates come one after another, and get fewer. */
export const bodyLengths: readonly number[] = [512, 1024, 4096, 8192, 16_384, 32_768, 65_536].flatMap(around);
export const bodyLengthsOfUpdates: readonly number[] = [1024, 8192, 65_536].flatMap(around);
