import assert from 'node:assert/strict';
import { test } from 'node:test';
import { genomeRequest } from '../generate/cases.ts';
import type { SentRequest } from '../run/exchange.ts';
import { createRequestDigest } from './request-digest.ts';

function digestOf(...requests: readonly SentRequest[]): string {
  const digest = createRequestDigest();
  for (const request of requests) digest.add(request);
  return digest.text();
}

const plain = genomeRequest('{"a":1}');

test('the same requests have the same digest, in the same order only', () => {
  const other = genomeRequest('{"a":2}');
  assert.equal(digestOf(plain, other), digestOf(plain, other));
  assert.notEqual(digestOf(plain, other), digestOf(other, plain));
});

test('how a body goes out makes another request of it', () => {
  const transfers: readonly SentRequest[] = [
    plain,
    { ...plain, chunkedAt: [] },
    { ...plain, chunkedAt: [2] },
    { ...plain, chunkedAt: [3] },
    { ...plain, wire: 'chunk-trailer' },
    { ...plain, wire: 'chunk-bytes' },
  ];
  assert.equal(new Set(transfers.map((request) => digestOf(request))).size, transfers.length);
});
