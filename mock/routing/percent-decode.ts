const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

const percentSign = 0x25;

/** The value of a hexadecimal digit by its byte, or -1 where it is none. */
const digitValues = Int8Array.from({ length: 256 }, (_, byte) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase()),
);

/** Decodes as Python's unquote does: a broken escape stays as it is, bytes that are no UTF-8 become U+FFFD. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text;
  const bytes = encoder.encode(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1, length += 1) {
    const byte = bytes[at] ?? 0;
    const first = byte === percentSign ? (digitValues[bytes[at + 1] ?? 0] ?? -1) : -1;
    const second = first === -1 ? -1 : (digitValues[bytes[at + 2] ?? 0] ?? -1);
    bytes[length] = second === -1 ? byte : first * 16 + second;
    if (second !== -1) at += 2;
  }
  return decoder.decode(bytes.subarray(0, length));
}

const escapes: readonly string[] = Array.from(
  { length: 256 },
  (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
);

function percentEncode(run: string): string {
  let encoded = '';
  for (const byte of encoder.encode(run)) encoded += escapes[byte];
  return encoded;
}

/** Encodes a decoded path for a Location header, leaving what Starlette leaves. */
export function percentEncodePath(path: string): string {
  return path.replace(/[^A-Za-z0-9_.~\-:/%=@[\]!$&'()*+,;]+/g, percentEncode);
}

/** Encodes what is left raw in a query, for a Location header; a mark in it ends nothing. */
export function percentEncodeQuery(query: string): string {
  return query.replace(/[^A-Za-z0-9_.~\-:/%#?=@[\]!$&'()*+,;]+/g, percentEncode);
}
