/** The few forms of DER (ITU-T X.690) that a certificate takes. */

const bytesOf = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** A number as bytes, the largest first, as few as there have to be. */
function bigEndian(value: number): readonly number[] {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256);
  return bytes;
}

/** Tag, length and contents (8.1.3: from 128 on, the length of the length stands first). */
export function element(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const inside = bytesOf(...contents);
  const { length } = inside;
  const size = length < 128 ? [length] : [0x80 | bigEndian(length).length, ...bigEndian(length)];
  return bytesOf(Uint8Array.of(tag, ...size), inside);
}

export const sequence = (...members: readonly Uint8Array[]): Uint8Array => element(0x30, ...members);
export const setOf = (...members: readonly Uint8Array[]): Uint8Array => element(0x31, ...members);
export const octets = (contents: Uint8Array): Uint8Array => element(0x04, contents);
/** Whole bytes: no bit of the last is left out. */
export const bits = (contents: Uint8Array): Uint8Array => element(0x03, Uint8Array.of(0), contents);
export const text = (value: string): Uint8Array => element(0x0c, new TextEncoder().encode(value));

/** An integer that is not below 0: a first byte of 128 and more would say otherwise (X.690, 8.3). */
export function integer(magnitude: Uint8Array): Uint8Array {
  const first = magnitude.findIndex((byte) => byte !== 0);
  const shortest = first === -1 ? Uint8Array.of(0) : magnitude.subarray(first);
  return element(0x02, (shortest[0] ?? 0) >= 128 ? bytesOf(Uint8Array.of(0), shortest) : shortest);
}

/** An object identifier as `1.2.840.10045` (X.690, 8.19): the first two in one, the others in groups of seven bits. */
export function identifier(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  const groups = [40 * first + second, ...others].flatMap((arc) => {
    const bytes = [arc % 128];
    for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128))
      bytes.unshift(128 | (rest % 128));
    return bytes;
  });
  return element(0x06, Uint8Array.from(groups));
}

/** A time with the four digits of its year (RFC 5280, 4.1.2.5.2). */
export const time = (milliseconds: number): Uint8Array =>
  element(
    0x18,
    new TextEncoder().encode(
      new Date(milliseconds)
        .toISOString()
        .replace(/\.\d+Z$/, 'Z')
        .replaceAll(/[-:T]/g, ''),
    ),
  );

/** In place of a member's own tag: `[number]`. */
export const tagged = (number: number, ...contents: readonly Uint8Array[]): Uint8Array =>
  element(0xa0 | number, ...contents);
/** The same for a member without members of its own. */
export const taggedPlain = (number: number, contents: Uint8Array): Uint8Array =>
  element(0x80 | number, contents);
