const utf8 = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/** The bytes in pairs or fours turned round, so that big-endian texts can be read as little-endian ones. */
function swapBytes(bytes: Uint8Array, size: 2 | 4): Uint8Array {
  const swapped = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const turned = at - (at % size) + (size - 1 - (at % size));
    // What does not fill the last group stays behind; the text is then refused for its length.
    swapped[at] = bytes[turned] ?? 0;
  }
  return swapped;
}

/** Python takes lone surrogates (`surrogatepass`), which no TextDecoder does; only half a unit is none. */
function decodeUtf16(bytes: Uint8Array): string | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) text += String.fromCharCode(view.getUint16(at, true));
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function decodeUtf32(bytes: Uint8Array): string | undefined {
  if (bytes.length % 4 !== 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const codePoint = view.getUint32(at, true);
    if (codePoint > 0x10ffff) return undefined;
    text += String.fromCodePoint(codePoint);
  }
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** Which encoding JSON bytes have: RFC 4627, section 3, and byte order marks, as Python's json.detect_encoding reads them. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be' {
  const [first = -1, second = -1, third = -1, fourth = -1] = bytes;
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'utf-32le' : 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return 'utf-32be';
  if (bytes.length >= 4) {
    if (first === 0) return second === 0 ? 'utf-32be' : 'utf-16be';
    if (second === 0) return third === 0 && fourth === 0 ? 'utf-32le' : 'utf-16le';
  } else if (bytes.length === 2) {
    if (first === 0) return 'utf-16be';
    if (second === 0) return 'utf-16le';
  }
  return 'utf-8';
}

function decodeAs(bytes: Uint8Array): string | undefined {
  switch (encodingOf(bytes)) {
    case 'utf-8':
      return utf8.decode(bytes);
    case 'utf-16le':
      return decodeUtf16(bytes);
    case 'utf-16be':
      return decodeUtf16(swapBytes(bytes, 2));
    case 'utf-32le':
      return decodeUtf32(bytes);
    case 'utf-32be':
      return decodeUtf32(swapBytes(bytes, 4));
  }
}

/** The text of a JSON body, or undefined where its bytes are no text. What becomes of either is decided in read-body. */
export function decodeJsonBytes(bytes: Uint8Array): string | undefined {
  try {
    return decodeAs(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined; // what a fatal TextDecoder throws
    throw error;
  }
}

/** Any bytes as text, for showing: what cannot be read becomes U+FFFD. */
export function showBytes(bytes: Uint8Array): string {
  return lenient.decode(bytes);
}
