import { toBase64 } from './base64.ts';
import { decodedText } from './decoded-layers.ts';
import { foldCase } from './fold-case.ts';
import type { Needle } from './needle-tree.ts';

/** Texts shorter than this stand in every other word. */
const shortestSecret = 4;
/** A text this short is taken out as a word alone: `test` leaves `test_score` as it is. */
const longestWord = 5;

const needle = (text: string, { before = 0, after = 0, isWord = false }: Partial<Needle> = {}): Needle => ({
  text: foldCase(text),
  before,
  after,
  isWord,
});

/** Bytes in base64, after no, one or two other bytes: the characters that hold nothing else. */
function base64Needles(bytes: Uint8Array): readonly Needle[] {
  return [0, 1, 2].flatMap((skipped) => {
    const padded = new Uint8Array(skipped + bytes.length);
    padded.set(bytes, skipped);
    const end = Math.floor((padded.length * 8) / 6);
    const text = toBase64(padded).slice(Math.ceil((skipped * 8) / 6), end);
    const before = skipped === 0 ? 0 : 1;
    const after = padded.length % 3 === 0 ? 0 : 1;
    const forUrls = text.replaceAll('+', '-').replaceAll('/', '_');
    return [...new Set([text, forUrls])].map((spelling) => needle(spelling, { before, after }));
  });
}

const inHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The text as it is put into other texts before those are encoded. */
function embedded(text: string): ReadonlySet<string> {
  const bytes = [...new TextEncoder().encode(text)];
  const inUrl = bytes.map((byte) => {
    const character = String.fromCharCode(byte);
    return /[\w.~-]/.test(character) ? character : `%${inHex(Uint8Array.of(byte)).toUpperCase()}`;
  });
  return new Set([text, JSON.stringify(text).slice(1, -1), inUrl.join('')]);
}

const encodedNeedles = (secret: string): readonly Needle[] =>
  [...embedded(secret)].flatMap((text) => {
    const bytes = new TextEncoder().encode(text);
    return [needle(inHex(bytes)), ...base64Needles(bytes)];
  });

/** Every spelling in which a secret may come back, as it reads once escapes are undone: as it is, base64, hex. */
export function secretNeedles(secret: string, isName: boolean): readonly Needle[] {
  if (secret.length < shortestSecret) return [];
  const isWord = isName || (secret.length <= longestWord && /^\w+$/.test(secret));
  const spellings = new Set([secret, decodedText(secret)]);
  return [
    ...[...spellings]
      .filter(({ length }) => length >= shortestSecret)
      .map((text) => needle(text, { isWord })),
    ...encodedNeedles(secret),
  ].filter(({ text }) => text.length >= shortestSecret);
}
