import type { SentRequest } from './exchange.ts';
import { isPipelined } from './wire-form.ts';

/** What a chunked request carries on the wire; whoever sends it adds it. */
export const chunkedHeader = { 'transfer-encoding': 'chunked' } as const;

const encoder = new TextEncoder();

/** The same request as clients send it, with its body by content-length. */
export function byLength({ chunkedAt: _, wire: __, ...request }: SentRequest): SentRequest {
  return request;
}

/** A body in pieces that end at given bytes of it; borders that do not lie within it, and in order, are none. */
export function piecesOf(
  body: string | Uint8Array | null,
  borders: readonly number[],
): readonly Uint8Array[] {
  const bytes = body instanceof Uint8Array ? body : encoder.encode(body ?? '');
  const pieces: Uint8Array[] = [];
  let start = 0;
  for (const end of [...borders.filter((border) => border < bytes.length), bytes.length]) {
    if (end <= start) continue;
    pieces.push(bytes.subarray(start, end));
    start = end;
  }
  return pieces;
}

/** How a body goes out, in a word; undefined for the usual way, by content-length. */
export function transferOf({
  chunkedAt,
  wire,
}: SentRequest): 'pipelined' | 'chunked' | 'in-pieces' | undefined {
  if (wire !== undefined) return isPipelined(wire) ? 'pipelined' : undefined;
  if (chunkedAt === undefined) return undefined;
  return chunkedAt.length === 0 ? 'chunked' : 'in-pieces';
}

/** The same request in simpler transfers, the simplest first: what shows in one of them needs no more. */
export function simplerTransfers(request: SentRequest): readonly SentRequest[] {
  const plain = byLength(request);
  const transfer = transferOf(request);
  if (transfer === undefined) return [];
  return transfer !== 'in-pieces' ? [plain] : [plain, { ...request, chunkedAt: [] }];
}
