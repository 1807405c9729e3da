const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes as Python's unquote does: a broken escape stays as it is, bytes that are no UTF-8 become U+FFFD. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; ) {
    const escaped = /^%([0-9a-fA-F]{2})/.exec(text.slice(at, at + 3));
    if (escaped?.[1] !== undefined) {
      bytes.push(Number.parseInt(escaped[1], 16));
      at += 3;
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      bytes.push(...encoder.encode(character));
      at += character.length;
    }
  }
  return decoder.decode(Uint8Array.from(bytes));
}

const percentEncode = (run: string): string =>
  Array.from(encoder.encode(run), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** Encodes a decoded path for a Location header, leaving what Starlette leaves. */
export function percentEncodePath(path: string): string {
  return path.replace(/[^A-Za-z0-9_.~\-:/%=@[\]!$&'()*+,;]+/g, percentEncode);
}

/** Encodes what is left raw in a query, for a Location header; a mark in it ends nothing. */
export function percentEncodeQuery(query: string): string {
  return query.replace(/[^A-Za-z0-9_.~\-:/%#?=@[\]!$&'()*+,;]+/g, percentEncode);
}
