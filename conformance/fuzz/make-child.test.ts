import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDice } from './dice.ts';
import { someMutations } from './make-child.ts';
import { allMutations } from './mutations/index.ts';

const draw = (isQuiet: boolean) => {
  const dice = createDice(11);
  return Array.from({ length: 40 }, () => someMutations(allMutations, dice, isQuiet));
};

test('a batch has a part of the mutations, and another part next time', () => {
  const batches = draw(false).map((some) => new Set(some.map(({ name }) => name)));
  for (const names of batches) assert.ok(names.size > 0 && names.size < allMutations.length);
  assert.ok(new Set(batches.map((names) => [...names].join())).size > 30);
  assert.equal(new Set(batches.flatMap((names) => [...names])).size, allMutations.length);
});

test('a quiet batch has none that may leave damage', () => {
  for (const { name, depth, hurts } of draw(true).flat()) {
    assert.equal(hurts, undefined, name);
    assert.ok(depth === 'values' || depth === 'sequence', name);
  }
});

test('one that weighs more is drawn more often', () => {
  const drawn = draw(true).flat();
  const count = (wanted: string) => drawn.filter(({ name }) => name === wanted).length;
  assert.ok(count('classes-of-values') > 3 * count('set-field'));
});
