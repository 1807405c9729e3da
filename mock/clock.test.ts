import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFixedClock } from './clock.ts';

test('a fixed clock starts with 2026 and moves on by a second with each reading', () => {
  const clock = createFixedClock();
  const readings = [clock(), clock(), clock()].map((time) => new Date(time).toISOString());
  assert.deepEqual(readings, [
    '2027-01-01T00:00:00.000Z',
    '2027-01-01T00:00:01.000Z',
    '2027-01-01T00:00:02.000Z',
  ]);
});

test('two fixed clocks do not move each other', () => {
  const [one, other] = [createFixedClock(), createFixedClock()];
  one();
  assert.equal(one() - other(), 1000);
});
