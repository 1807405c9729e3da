import type { FormOf } from '../../run/wire-form.ts';
import {
  headBytes,
  joinBytes,
  partsOf,
  planOf,
  printParts,
  type RawPlan,
  type RawRequest,
  withChunks,
} from './raw-request.ts';

type ChunkForm = FormOf<'chunk-oddities'>;

const end = headBytes('0\r\n\r\n');

const chunk = (bytes: Uint8Array, size: string, lineEnd = '\r\n'): Uint8Array =>
  joinBytes(headBytes(`${size}${lineEnd}`), bytes, headBytes(lineEnd));

const hex = (length: number) => length.toString(16);

/** Longer bodies have the rest of them in one chunk. */
const mostSingle = 300;

function inSingles(body: Uint8Array): Uint8Array {
  const singles = Array.from(body.subarray(0, mostSingle), (_, at) => chunk(body.subarray(at, at + 1), '1'));
  const rest = body.subarray(mostSingle);
  return joinBytes(...singles, ...(rest.length === 0 ? [] : [chunk(rest, hex(rest.length))]), end);
}

const bodies: Readonly<Record<ChunkForm, (body: Uint8Array) => Uint8Array>> = {
  'chunk-extension': (body) => joinBytes(chunk(body, `${hex(body.length)};kit=1;quoted="a;b"`), end),
  'chunk-trailer': (body) =>
    joinBytes(chunk(body, hex(body.length)), headBytes('0\r\nx-kit-trailer: 1\r\nx-kit-other: 2\r\n\r\n')),
  'chunk-zeros': (body) =>
    joinBytes(chunk(body, `0000${hex(body.length).toUpperCase()}`), headBytes('000\r\n\r\n')),
  'chunk-bytes': inSingles,
  'chunk-size-too-small': (body) => joinBytes(chunk(body, hex(Math.max(1, body.length - 1))), end),
  'chunk-size-too-large': (body) => joinBytes(chunk(body, hex(body.length + 40)), end),
  'chunk-size-no-hex': (body) => joinBytes(chunk(body, 'kit'), end),
  'chunk-size-huge': (body) => joinBytes(chunk(body, 'f'.repeat(17)), end),
  'chunk-bare-lf': (body) => joinBytes(chunk(body, hex(body.length), '\n'), headBytes('0\n\n')),
  'chunk-no-end': (body) => chunk(body, hex(body.length)),
};

/** Chunks as RFC 9112, 7.1 has them and few clients send them, and as it does not have them. */
export const planChunks = (form: ChunkForm, request: RawRequest): RawPlan =>
  planOf(request, printParts(withChunks(partsOf(request), bodies[form](request.body))));
