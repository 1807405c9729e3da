import assert from 'node:assert/strict';
import { test } from 'node:test';
import { genomeRequest } from '../generate/cases.ts';
import { recordExchange } from '../record/record-exchange.ts';
import type { SentRequest } from '../run/exchange.ts';
import { toSentRequest } from './recorded-exchange.ts';

const base = 'http://127.0.0.1:4010/api';
const plain = genomeRequest('{"a":"é"}');
const outcome = { kind: 'silence', reason: 'reset', detail: 'It broke.', ms: 1 } as const;

const record = (request: SentRequest) =>
  recordExchange({ operation: 'createGenome', request, outcome }, base, (text) => text).request;

for (const [what, request] of [
  ['by content-length', plain],
  ['chunked', { ...plain, chunkedAt: [] }],
  ['in pieces', { ...plain, chunkedAt: [6, 7] }],
  ['of bytes in pieces', { ...plain, body: Uint8Array.of(0xff, 0xfe), chunkedAt: [1] }],
  ['as no client sends it', { ...plain, wire: 'chunk-trailer' }],
  [
    'without a body, as no client sends it',
    { method: 'GET', path: '/v1/x', headers: {}, wire: 'host-twice' },
  ],
  ['without a body', { method: 'GET', path: '/v1/agent-configurations', headers: {} }],
] as const) {
  test(`a request ${what} is sent again as it was recorded`, () => {
    assert.deepEqual(toSentRequest(record(request), base), request);
  });
}

test('a chunked request is recorded with the header that it had on the wire', () => {
  assert.deepEqual(record({ ...plain, chunkedAt: [] }).headers, {
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
  });
});
