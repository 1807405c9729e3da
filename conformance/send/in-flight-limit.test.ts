import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InFlightLimit } from './in-flight-limit.ts';

/** A limit below 16 connections, with so many requests under way. */
function withInFlight(count: number): InFlightLimit {
  const limit = new InFlightLimit(16);
  limit.enter(count);
  return limit;
}

test('without a refusal there is no limit', () => {
  const limit = withInFlight(16);
  assert.deepEqual([limit.most, limit.free], [undefined, Number.POSITIVE_INFINITY]);
});

test('each refusal lets fewer go at a time, and after one at a time it is the clock', () => {
  const limit = withInFlight(16);
  for (let count = 0; count < 16; count += 1) limit.leave();
  const tried: (number | undefined)[] = [];
  while (limit.lower()) {
    tried.push(limit.most);
    const { free } = limit;
    limit.enter(free);
    for (let count = 0; count < free; count += 1) limit.leave();
  }
  assert.deepEqual(tried, [8, 4, 2, 1]);
  assert.deepEqual([limit.most, limit.lower()], [undefined, false]);
});

test('where one is under way and refused, it is the clock', () => {
  const limit = withInFlight(1);
  assert.deepEqual([limit.lower(), limit.most], [false, undefined]);
});

test('those under way count, and whoever leaves makes room', () => {
  const limit = withInFlight(6);
  limit.lower();
  assert.deepEqual([limit.most, limit.free], [3, -3]);
  for (let count = 0; count < 6; count += 1) limit.leave();
  assert.equal(limit.free, 3);
});

test('after a while without a refusal more may go, and a refusal leads back to what was proven', () => {
  const limit = withInFlight(16);
  limit.lower();
  limit.lower();
  limit.raise();
  assert.equal(limit.most, 8);
  limit.lower();
  assert.equal(limit.most, 4);
  limit.raise();
  limit.raise();
  assert.equal(limit.most, undefined);
  limit.lower();
  assert.equal(limit.most, 8);
});

test('once it is the clock, nothing is held back until the refusals are forgiven', () => {
  const limit = withInFlight(16);
  limit.rest();
  assert.equal(limit.lower(), false);
  limit.reset();
  assert.deepEqual([limit.lower(), limit.most], [true, 8]);
});
