import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Silence } from '../run/exchange.ts';
import { createSilenceLog } from './silence-log.ts';

const request = { method: 'GET', path: '/', headers: {} };
const silent = (reason: Silence) => ({ kind: 'silence', reason, detail: '', ms: 1 }) as const;
const answered = { kind: 'answer', status: 200, headers: {}, body: '', ms: 1, redirects: [] } as const;

/** The reasons of those that were lost when the deployment went. */
function lostOf(...reasons: readonly Silence[]) {
  const log = createSilenceLog();
  for (const reason of reasons) log.noteOutcome(request, silent(reason));
  log.noteOutcome(request, answered);
  return log.lost.map(({ outcome }) => outcome.reason);
}

test('what broke off when the deployment went is lost, be it there again, and be it seen a little later', () => {
  assert.deepEqual(lostOf('reset', 'refused'), ['reset']);
  assert.deepEqual(lostOf('refused', 'reset'), ['reset']);
});

test('what was left without an answer before it went was left so', () => {
  assert.deepEqual(lostOf('timeout', 'timeout', 'refused'), []);
});

test('what broke off while it was there is not lost', () => {
  assert.deepEqual(lostOf('reset', 'reset'), []);
});
