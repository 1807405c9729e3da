import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange } from '../run/exchange.ts';
import { createOverlaps } from './overlaps.ts';

const exchangeOf = (ms: number, path = '/a'): Exchange => ({
  operation: 'updateAgent',
  request: { method: 'PUT', path, headers: {} },
  outcome: { kind: 'answer', status: 200, headers: {}, body: '', ms, redirects: [] },
});

/** Two exchanges that ended at these moments after taking so long, and whether they were under way together. */
const pairs: readonly (readonly [
  what: string,
  first: [number, number],
  second: [number, number],
  boolean,
])[] = [
  ['at the same time', [10, 10], [10, 10], true],
  ['one within the other', [100, 100], [60, 10], true],
  ['mostly at the same time', [10, 10], [13, 10], true],
  ['one after the other', [10, 10], [20, 10], false],
  ['long after one another', [10, 10], [500, 10], false],
  ['one after the other, noted late', [10.4, 10], [20, 10], false],
];

for (const [what, [firstEnd, firstMs], [secondEnd, secondMs], expected] of pairs)
  test(`${what}: ${expected ? 'together' : 'not together'}`, () => {
    const overlaps = createOverlaps();
    const [first, second] = [exchangeOf(firstMs), exchangeOf(secondMs)];
    const [noteFirst, noteSecond] = [overlaps.begin(), overlaps.begin()];
    noteFirst(first, firstEnd);
    noteSecond(second, secondEnd);
    assert.equal(overlaps.areTogether(first, second), expected);
    // Times say how long a request was under way, and not when: both had begun before either was answered.
    assert.equal(overlaps.hasCompany(first), true);
    assert.equal(overlaps.hasCompany(second), true);
  });

test('an update of another agent is no company', () => {
  const overlaps = createOverlaps();
  const [first, second] = [exchangeOf(10), exchangeOf(10, '/b')];
  const [noteFirst, noteSecond] = [overlaps.begin(), overlaps.begin()];
  noteFirst(first, 10);
  noteSecond(second, 10);
  assert.equal(overlaps.areTogether(first, second), true);
  assert.equal(overlaps.hasCompany(first), false);
});

test('what was sent after an answer came did not overlap it, though no time went by', () => {
  const overlaps = createOverlaps();
  const [first, second] = [exchangeOf(0), exchangeOf(0)];
  overlaps.begin()(first, 10);
  overlaps.begin()(second, 10);
  assert.equal(overlaps.areTogether(first, second), false);
  assert.equal(overlaps.hasCompany(first), false);
  assert.equal(overlaps.isBefore(first, second), true);
  assert.equal(overlaps.isBefore(second, first), false);
});
