import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFirstDifference } from './first-difference.ts';

test('what only one has comes before what differs', () => {
  assert.deepEqual(findFirstDifference({ id: 1, hub: null }, { id: 2 }), ['hub']);
  assert.deepEqual(findFirstDifference({ id: 1 }, { id: 1, hub: null }), ['hub']);
});

test('a difference is followed into objects', () => {
  assert.deepEqual(findFirstDifference({ a: { b: [1], c: 2 } }, { a: { b: [2], c: 2 } }), ['a', 'b']);
});

test('equal values, lists and scalars part nowhere', () => {
  assert.equal(findFirstDifference({ a: { b: 1 } }, { a: { b: 1 } }), undefined);
  assert.equal(findFirstDifference([1], [2]), undefined);
});
