const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes as Python's unquote does: a broken escape stays as it is, bytes that are no UTF-8 become U+FFFD. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; ) {
    const escape = /^%([0-9a-fA-F]{2})/.exec(text.slice(at, at + 3));
    if (escape?.[1] !== undefined) {
      bytes.push(Number.parseInt(escape[1], 16));
      at += 3;
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      bytes.push(...encoder.encode(character));
      at += character.length;
    }
  }
  return decoder.decode(Uint8Array.from(bytes));
}

/** Encodes a decoded path for a Location header, leaving what Starlette leaves. */
export function percentEncode(path: string): string {
  return path.replace(/[^A-Za-z0-9_.~\-:/%#?=@[\]!$&'()*+,;]+/g, (run) =>
    Array.from(encoder.encode(run), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}
