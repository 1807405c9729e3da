import { Inability } from '../../spec/inability.ts';

const entry = /^(?:[\w-]{1,100}(?:@\d{1,3})?[ \t]?=[ \t]?)?"(.*)"$/;
const part = /\\x([0-9a-fA-F]{2})|\\(["\\])|([^\\"])/uy;

/** The bytes of a value of AFL's format: `\xNN`, `\"` and `\\` are its only escapes. */
function readValue(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (let at = 0; at < text.length; ) {
    part.lastIndex = at;
    const [whole = '', hex, escaped, letter] = part.exec(text) ?? [];
    if (whole === '') return undefined;
    if (hex === undefined) bytes.push(...encoder.encode(escaped ?? letter ?? ''));
    else bytes.push(Number.parseInt(hex, 16));
    at += whole.length;
  }
  return new Uint8Array(bytes);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of bytes; undefined where they are no UTF-8, for no request could carry them as a word. */
function readText(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Reads a dictionary as AFL and libFuzzer have them: `name="value"` or `"value"` a line, `#` before a comment. */
export function readDictionary(text: string, file: string): readonly string[] {
  const words = text.split(/\r?\n/).flatMap((written, index) => {
    const line = written.trim();
    if (line === '' || line.startsWith('#')) return [];
    const value = entry.exec(line)?.[1];
    const bytes = value === undefined ? undefined : readValue(value);
    if (bytes === undefined || bytes.length === 0)
      throw new Inability(
        `--dictionary ${file}`,
        `line ${index + 1} is not an entry of an AFL dictionary`,
        'Write each as name="value", with \\xNN, \\" and \\\\ as the only escapes.',
      );
    const word = readText(bytes);
    if (word === undefined)
      throw new Inability(
        `--dictionary ${file}`,
        `the bytes of line ${index + 1} are no UTF-8`,
        'Spell the word in UTF-8, or leave the line out: bad-utf-8 is a mutation of its own.',
      );
    return [word];
  });
  return [...new Set(words)];
}
