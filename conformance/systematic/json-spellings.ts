/** A text with each of some characters as an escape of its UTF-16 units. */
const escaped = (text: string, which: RegExp, spell = (digits: string) => digits): string =>
  text.replace(which, (unit) => `\\u${spell(unit.charCodeAt(0).toString(16).padStart(4, '0'))}`);

const inCapitals = (digits: string) => digits.toUpperCase();

/** One of each length in UTF-8, two UTF-16 units for the last, and what has a short escape. */
const letters = 'kit é日😀 Ω/ñ';

/**
 * Other ways to write the same JSON (RFC 8259, 2 and 7): white space between tokens, and escapes in keys and texts. Each
 * has a text of its own, so that one which is not taken shows.
 */
export function jsonSpellings(key: string): readonly (readonly [name: string, body: string])[] {
  const quoted = (name: string) => JSON.stringify(`${letters} ${name}`);
  const plain = (name: string) => `{"${key}":${quoted(name)}}`;
  return [
    ['indented', `{\n  "${key}": ${quoted('indented')}\n}\n`],
    ['indented by tabs', `{\n\t"${key}":\t${quoted('tabs')}\n}`],
    ['lines of Windows', `{\r\n  "${key}": ${quoted('windows')}\r\n}\r\n`],
    ['spaces everywhere', `  { "${key}" : ${quoted('spaces')} }  `],
    ['escapes', escaped(plain('escapes'), /[^ -~]/g)],
    ['escapes in capitals', escaped(plain('capitals'), /[^ -~]/g, inCapitals)],
    ['escaped slash', plain('slash').replaceAll('/', '\\/')],
    ['letters escaped', `{"${key}":"${escaped(`${letters} letters`, /[\s\S]/g)}"}`],
    ['key escaped', `{"${escaped(key, /^./)}":${quoted('key')}}`],
  ];
}
