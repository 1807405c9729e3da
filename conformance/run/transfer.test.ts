import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SentRequest } from './exchange.ts';
import { byLength, piecesOf, simplerTransfers, transferOf } from './transfer.ts';

const sent: SentRequest = { method: 'PUT', path: '/', headers: {}, body: 'aé日😀' };

const lengthsOf = (borders: readonly number[]) => piecesOf('aé日😀', borders).map((piece) => piece.length);

test('a body is cut after given bytes, inside letters too', () => {
  assert.deepEqual(lengthsOf([]), [10]);
  assert.deepEqual(lengthsOf([1]), [1, 9]);
  assert.deepEqual(lengthsOf([2, 4, 7]), [2, 2, 3, 3]);
  assert.deepEqual(lengthsOf([1, 2, 3, 4, 5, 6, 7, 8, 9]), Array(10).fill(1));
});

test('pieces joined are the body again', () => {
  for (const borders of [[], [2], [1, 5, 9], [0, 10, 99]])
    assert.equal(Buffer.concat([...piecesOf('aé日😀', borders)]).toString(), 'aé日😀');
  assert.deepEqual(piecesOf(Uint8Array.of(1, 2, 3), [1]), [Uint8Array.of(1), Uint8Array.of(2, 3)]);
});

test('borders outside of a body, or out of order, make no piece, since an empty chunk would end it', () => {
  assert.deepEqual(lengthsOf([0, 10, 11]), [10]);
  assert.deepEqual(lengthsOf([4, 4, 2]), [4, 6]);
  assert.deepEqual(piecesOf('', [1]), []);
  assert.deepEqual(piecesOf(null, []), []);
});

test('a transfer is tried in all simpler ones, by content-length first', () => {
  const chunked = { ...sent, chunkedAt: [] };
  const inPieces = { ...sent, chunkedAt: [2] };
  assert.deepEqual([sent, chunked, inPieces].map(transferOf), [undefined, 'chunked', 'in-pieces']);
  assert.deepEqual(simplerTransfers(sent), []);
  assert.deepEqual(simplerTransfers(chunked), [sent]);
  assert.deepEqual(simplerTransfers(inPieces), [sent, chunked]);
  assert.deepEqual(byLength(inPieces), sent);
});

test('a pipelined request is tried alone, and other forms of bytes are no transfer', () => {
  const pipelined = { ...sent, wire: 'pipelined-last' } as const;
  assert.equal(transferOf(pipelined), 'pipelined');
  assert.deepEqual(simplerTransfers(pipelined), [sent]);
  assert.equal(transferOf({ ...sent, wire: 'chunk-trailer' }), undefined);
  assert.deepEqual(byLength(pipelined), sent);
});
