import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome } from '../run/exchange.ts';
import { isRefusal, isTaken, looksOf, noChoice } from './refusal.ts';

const answer = (status: number, body: string): Outcome => ({
  kind: 'answer',
  status,
  headers: {},
  body,
  ms: 1,
  redirects: [],
});

test('a refusal looks the same whatever value it repeats, lists or echoes', () => {
  const refusal = (input: string) =>
    answer(422, `{"detail":[{"msg":"not one of draft, pending: ${input}","input":"${input}x"}]}`);
  assert.equal(looksOf(refusal('pending'), 'pending'), looksOf(refusal(noChoice), 'pending'));
  assert.notEqual(
    looksOf(answer(409, '{"detail":"no such move"}'), 'pending'),
    looksOf(refusal(noChoice), 'pending'),
  );
});

test('a refusal tells of the agent; a missing token, a limit, a failure and a silence do not', () => {
  for (const status of [400, 403, 409, 412, 422, 423]) assert.ok(isRefusal(answer(status, '')), `${status}`);
  for (const status of [200, 401, 404, 413, 415, 429, 500])
    assert.ok(!isRefusal(answer(status, '')), `${status}`);
  const silence: Outcome = { kind: 'silence', reason: 'timeout', detail: '', ms: 1 };
  assert.deepEqual([isRefusal(silence), isTaken(silence), isTaken(answer(201, ''))], [false, false, true]);
});
