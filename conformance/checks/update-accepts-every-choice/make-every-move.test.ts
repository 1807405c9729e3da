import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveFields } from '../../moves/move-table.ts';
import { everyMove } from './make-every-move.ts';

test('each choice follows once on every other one, and no move is made twice', () => {
  assert.equal(moveFields.length, 2);
  for (const { name, choices = [] } of moveFields) {
    const walk = [...everyMove(choices)];
    const moves = walk.slice(1).map((to, at) => `${walk[at]} ${to}`);
    const all = choices.flatMap((from) => choices.filter((to) => to !== from).map((to) => `${from} ${to}`));
    assert.deepEqual(moves.toSorted(), all.toSorted(), name);
  }
});
