import { Inability } from '../../spec/inability.ts';
import { decodeUtf8 } from '../oracle/decode-utf-8.ts';

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
    // No request could carry other bytes as a word.
    const word = decodeUtf8(bytes);
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
