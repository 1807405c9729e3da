const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of bytes, a byte order mark with it; undefined where they are no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
