import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDice } from './dice.ts';

const throws = (seed: number) => {
  const dice = createDice(seed);
  return Array.from({ length: 50 }, () => dice.below(1000));
};

test('the same seed gives the same throws, and another seed others', () => {
  assert.deepEqual(throws(7), throws(7));
  assert.notDeepEqual(throws(7), throws(8));
});

test('throws and lengths stay within their bounds and reach both ends', () => {
  const dice = createDice(1);
  const lengths = new Set(Array.from({ length: 3000 }, () => dice.length(2, 5)));
  assert.deepEqual([...lengths].sort(), [2, 3, 4, 5]);
  const small = new Set(Array.from({ length: 500 }, () => dice.below(3)));
  assert.deepEqual([...small].sort(), [0, 1, 2]);
  assert.equal(dice.pick([]), undefined);
});
