import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPlace, namesIn } from './place.ts';

test('the names of a place leave out the words for parts of an exchange', () => {
  assert.deepEqual(namesIn('updateAgent body hub'), ['hub']);
  assert.deepEqual(namesIn('/latest_evaluation/score'), ['latest_evaluation', 'score']);
  assert.deepEqual(namesIn('updateAgent'), []);
});

test('a place is found by its path, by a member of its name, or in a list that names it', () => {
  assert.deepEqual(findPlace({ a: { score: 1 }, score: 2 }, '/a/score'), ['a', 'score']);
  assert.deepEqual(findPlace({ data: [{ x: 1 }, { hub: 2 }] }, 'updateAgent body hub'), ['data', 1, 'hub']);
  assert.deepEqual(findPlace({ detail: [{ loc: ['body', 'hub'] }] }, 'hub'), ['detail', 0, 'loc', 1]);
  assert.equal(findPlace({ a: 1 }, 'hub'), undefined);
  assert.equal(findPlace({ a: 1 }, 'updateAgent'), undefined);
});

test('a large value is not searched to its end', () => {
  const value = { list: Array.from({ length: 50_000 }, () => ({ x: 0 })), hub: 1 };
  assert.deepEqual(findPlace(value, 'hub'), ['hub']);
  assert.equal(findPlace(value, 'elsewhere'), undefined);
});
