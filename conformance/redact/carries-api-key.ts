import { saysApiKey } from './api-key-members.ts';
import { decodedLayers } from './decoded-layers.ts';

/** Bytes as the text that somebody may read in them; those of UTF-16 have a zero at every other place. */
const readBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte))
    .join('')
    .replaceAll('\0', '');

/**
 * Whether a body may carry an api_key: it says so anywhere, in any spelling, be it JSON or not;
 * letter case does not matter, for Go and .NET match keys without it.
 */
export function carriesApiKey(body: string | Uint8Array | null | undefined): boolean {
  if (body === undefined || body === null) return false;
  const text = typeof body === 'string' ? body : readBytes(body);
  return decodedLayers(text).some((layer) => saysApiKey(layer.text));
}
