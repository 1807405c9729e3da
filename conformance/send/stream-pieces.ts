import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { piecesOf } from '../run/transfer.ts';

/**
 * Between two pieces, for whoever answers before the last of them: what is read by then does not get lost. The head goes
 * out with the first one: who refuses by it alone has longer, for a machine that is busy.
 */
const [headRestMs, restMs] = [400, 50];

async function* slowly(pieces: Iterable<string | Uint8Array>): AsyncGenerator<string | Uint8Array> {
  let restsMs = 0;
  for (const piece of pieces) {
    if (restsMs > 0) await sleep(restsMs);
    yield piece;
    restsMs = restsMs === 0 ? headRestMs : restMs;
  }
}

/** A body for undici, which sends what has no known length chunked: each piece as a chunk, written by itself. */
export function streamPieces(
  body: string | Uint8Array | null,
  borders: readonly number[],
  isSlow = false,
): Readable {
  const pieces = piecesOf(body, borders);
  return Readable.from(isSlow ? slowly(pieces) : pieces);
}
