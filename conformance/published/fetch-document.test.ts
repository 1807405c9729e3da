import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome } from '../run/exchange.ts';
import { fetchDocument } from './fetch-document.ts';

const answer = (status: number, body: string): Outcome => ({
  kind: 'answer',
  status,
  headers: {},
  body,
  ms: 1,
  redirects: [],
});

const outcomes: readonly (readonly [outcome: Outcome, why: string])[] = [
  [
    { kind: 'silence', reason: 'timeout', detail: 'It took long.', ms: 1 },
    '/openapi.json had no answer: It took long.',
  ],
  [answer(404, '{}'), 'it serves no /openapi.json: it answered 404'],
  [answer(200, '[]'), 'what it serves at /openapi.json cannot be read: it is not a JSON object'],
];

for (const [outcome, why] of outcomes) {
  test(`where there is no document it is told why: ${why}`, async () => {
    assert.deepEqual(await fetchDocument(async () => outcome), { why });
  });
}
