import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Allowance, type Refusal } from './allowance.ts';

/** What was seen of a deployment that counts by the clock: nobody was under way beside the one that was refused. */
const refusal = (seen: Partial<Refusal>): Refusal => ({
  at: 0,
  taken: 20,
  seconds: 2,
  released: { count: 1, times: 9 },
  askedMs: 0,
  ...seen,
});

/** An allowance that was lowered from no rate at all to eight a second. */
function lowered(): Allowance {
  const allowance = new Allowance(Number.POSITIVE_INFINITY, 16);
  assert.equal(allowance.lower(refusal({})), 'slower');
  assert.equal(allowance.rate, 8);
  return allowance;
}

test('with many under way, fewer at a time are tried before the rate is lowered', () => {
  const allowance = new Allowance(Number.POSITIVE_INFINITY, 16);
  allowance.inFlight.enter(16);
  assert.equal(allowance.lower(refusal({})), 'fewer');
  assert.deepEqual([allowance.inFlight.most, allowance.slowedTo, allowance.isFast], [8, undefined, true]);
});

test('whoever asks for a long wait counts by the clock', () => {
  const allowance = new Allowance(Number.POSITIVE_INFINITY, 16);
  allowance.inFlight.enter(16);
  assert.equal(allowance.lower(refusal({ askedMs: 30_000 })), 'slower');
  assert.deepEqual([allowance.inFlight.most, allowance.rate], [undefined, 8]);
});

test('of a few that were taken the rate is not known, and is lowered in steps', () => {
  const allowance = lowered();
  allowance.lower(refusal({ taken: 1, seconds: 10 }));
  assert.equal(allowance.rate, 0.8);
  allowance.lower(refusal({ taken: 1, seconds: 10 }));
  assert.equal(Math.round(allowance.rate * 100), 32);
});

test('where some of the first ones at once were refused, fewer go at once', () => {
  const allowance = lowered();
  allowance.lower(refusal({ taken: 3, released: { count: 8, times: 1 } }));
  assert.deepEqual([allowance.rate, allowance.atOnce], [8, 3]);
});

test('after a calm one thing is raised, and goes back alone when that was too much', () => {
  const allowance = lowered();
  allowance.lower(refusal({ taken: 3, released: { count: 8, times: 1 } }));
  allowance.raise(9000, 50);
  assert.deepEqual([allowance.rate, allowance.atOnce], [8, 3]);
  allowance.raise(10_000, 50);
  assert.deepEqual([allowance.rate, allowance.atOnce], [8, 6]);
  assert.equal(allowance.lower(refusal({ at: 11_000 })), 'as-before');
  assert.deepEqual([allowance.rate, allowance.atOnce], [8, 3]);
  // At once is not tried again so soon, and the rate is.
  allowance.raise(21_000, 50);
  assert.deepEqual([allowance.rate, allowance.atOnce], [10, 3]);
  assert.equal(allowance.lower(refusal({ at: 22_000 })), 'as-before');
  assert.deepEqual([allowance.rate, allowance.atOnce], [8, 3]);
});

test('what few were taken at is not raised', () => {
  const allowance = lowered();
  allowance.raise(60_000, 9);
  assert.equal(allowance.rate, 8);
});

test('a reset lets all go as fast as at the beginning', () => {
  const allowance = lowered();
  allowance.reset();
  assert.deepEqual([allowance.isFast, allowance.slowedTo], [true, undefined]);
});
