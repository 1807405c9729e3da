import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import type { Failure } from './failure.ts';

type Decode = (bytes: Buffer, bounds: { readonly maxOutputLength: number }) => Buffer;

// RFC 9110, 8.4.1. "deflate" means the zlib format, but some servers leave out its frame.
const decoders: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', (bytes, bounds) => (hasZlibFrame(bytes) ? inflateSync : inflateRawSync)(bytes, bounds)],
  ['br', brotliDecompressSync],
  ['identity', (bytes) => bytes],
]);

// RFC 1950, 2.2: method 8 in the low half of the first byte, and both bytes a multiple of 31.
function hasZlibFrame([first = 0, second = 0]: Buffer): boolean {
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}

// More than this is an attack: each coding may cost the limit once more.
const mostCodings = 4;

/**
 * Undoes the codings of a content-encoding header, the last one first; never yields more bytes than the limit.
 * A coding that is not known leaves the bytes as they came: the header tells.
 */
export function decodeContent(bytes: Buffer, contentEncoding: string, limit: number): Buffer | Failure {
  const codings = contentEncoding.toLowerCase().split(',').reverse();
  const steps = codings.flatMap((coding) => decoders.get(coding.trim()) ?? []);
  if (bytes.length === 0 || steps.length < codings.length || steps.length > mostCodings) return bytes;
  let decoded = bytes;
  for (const decode of steps) {
    try {
      decoded = decode(decoded, { maxOutputLength: limit });
    } catch (error) {
      return explain(error, contentEncoding, limit);
    }
  }
  return decoded;
}

function explain(error: unknown, contentEncoding: string, limit: number): Failure {
  if (!(error instanceof Error && 'code' in error)) throw error;
  if (error.code === 'ERR_BUFFER_TOO_LARGE') {
    return { reason: 'too-large', detail: `The answer is larger than ${limit} bytes once it is unpacked.` };
  }
  const coding = JSON.stringify(contentEncoding);
  return {
    reason: 'reset',
    detail: `The body is not what content-encoding ${coding} says: ${error.message}.`,
  };
}
