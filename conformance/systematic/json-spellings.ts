/** A text with each of some characters as an escape of its UTF-16 units. */
const escaped = (text: string, which: RegExp, spell = (digits: string) => digits): string =>
  text.replace(which, (unit) => `\\u${spell(unit.charCodeAt(0).toString(16).padStart(4, '0'))}`);

const inCapitals = (digits: string) => digits.toUpperCase();

/** One of each length in UTF-8, two UTF-16 units for the last, and what has a short escape. */
const letters = 'kit é日😀 Ω/ñ';

type Member = readonly [key: string, text: string];

/** An object of the members, as a spelling writes them. */
const objectOf =
  (write: (member: Member) => string, between = ',', [start, end] = ['{', '}']) =>
  (members: readonly Member[]): string =>
    start + members.map(write).join(between) + end;

const quoted = (text: string) => JSON.stringify(text);
const plain = objectOf(([key, text]) => `"${key}":${quoted(text)}`);
const spaced = objectOf(([key, text]) => `"${key}": ${quoted(text)}`, ',\n  ', ['{\n  ', '\n}\n']);

const spellings: readonly (readonly [name: string, spell: (members: readonly Member[]) => string])[] = [
  ['indented', spaced],
  ['indented by tabs', objectOf(([key, text]) => `"${key}":\t${quoted(text)}`, ',\n\t', ['{\n\t', '\n}'])],
  ['lines of Windows', (members) => spaced(members).replaceAll('\n', '\r\n')],
  ['spaces everywhere', objectOf(([key, text]) => `"${key}" : ${quoted(text)}`, ' , ', ['  { ', ' }  '])],
  ['escapes', (members) => escaped(plain(members), /[^ -~]/g)],
  ['escapes in capitals', (members) => escaped(plain(members), /[^ -~]/g, inCapitals)],
  ['escaped slash', (members) => plain(members).replaceAll('/', '\\/')],
  ['letters escaped', objectOf(([key, text]) => `"${key}":"${escaped(text, /[\s\S]/g)}"`)],
  ['key escaped', objectOf(([key, text]) => `"${escaped(key, /^./)}":${quoted(text)}`)],
];

/**
 * Other ways to write the same JSON (RFC 8259, 2 and 7): white space between tokens, and escapes in keys and texts. Each
 * has a text of its own, so that one which is not taken shows.
 */
export const jsonSpellings = (
  ...keys: readonly string[]
): readonly (readonly [name: string, body: string])[] =>
  spellings.map(([name, spell]) => [name, spell(keys.map((key) => [key, `${letters} ${name} ${key}`]))]);
