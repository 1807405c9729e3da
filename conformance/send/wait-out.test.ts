import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome } from '../run/exchange.ts';
import { waitOut } from './wait-out.ts';

const answer = (status: number, headers: Readonly<Record<string, string>> = {}): Outcome => ({
  kind: 'answer',
  status,
  headers,
  body: '',
  ms: 1,
  redirects: [],
});
const reset: Outcome = { kind: 'silence', reason: 'reset', detail: '', ms: 1 };
const later = (seconds: number, status = 429): Outcome => answer(status, { 'retry-after': String(seconds) });

/** Gives these outcomes one after another, and then the last for good. */
async function ask(outcomes: readonly Outcome[], budgetMs: number, endsAtRest = Number.POSITIVE_INFINITY) {
  let asked = 0;
  const rests: number[] = [];
  const outcome = await waitOut(
    async () => {
      asked += 1;
      return outcomes[Math.min(asked, outcomes.length) - 1] ?? reset;
    },
    {
      now: () => Date.UTC(1994, 10, 6, 8, 49, 37),
      rest: async (milliseconds) => rests.push(milliseconds) < endsAtRest,
      budget: () => budgetMs - rests.reduce((sum, one) => sum + one, 0),
    },
  );
  assert.equal(asked, rests.length + (rests.length < endsAtRest ? 1 : 0));
  return [outcome.kind === 'answer' ? outcome.status : outcome.reason, ...rests];
}

const ok = answer(200);
const dated = answer(503, { 'retry-after': 'Sun, 06 Nov 1994 08:49:39 GMT' });

test('a 429 is waited out, up to the whole budget', async () => {
  assert.deepEqual(await ask([later(3), ok], 3000), [200, 3000]);
});

test('a 503 with a date is waited out', async () => {
  assert.deepEqual(await ask([dated, ok], 5000), [200, 2000]);
});

test('a wait beyond the budget is not begun', async () => {
  assert.deepEqual(await ask([later(4), ok], 3000), [429]);
  assert.deepEqual(await ask([later(1), ok], 0), [429]);
});

test('several waits share the budget', async () => {
  assert.deepEqual(await ask([later(2, 503)], 5000), [503, 2000, 2000]);
});

test('a 429 without a time is asked four times again', async () => {
  assert.deepEqual(await ask([answer(429)], 9999), [429, 250, 500, 1000, 2000]);
});

test('a 503 without a time and a silence are not waited out', async () => {
  assert.deepEqual(await ask([answer(503), ok], 9999), [503]);
  assert.deepEqual(await ask([reset, ok], 9999), ['reset']);
});

test('a silence after a wait is the outcome', async () => {
  assert.deepEqual(await ask([later(1), reset], 9999), ['reset', 1000]);
});

test('a run that ends while it waits asks no more', async () => {
  assert.deepEqual(await ask([later(1), ok], 9999, 1), [429, 1000]);
});
