import { Readable } from 'node:stream';
import { piecesOf } from '../run/transfer.ts';

/** A body for undici, which sends what has no known length chunked: each piece as a chunk, written by itself. */
export function streamPieces(body: string | Uint8Array | null, borders: readonly number[]): Readable {
  return Readable.from(piecesOf(body, borders));
}
