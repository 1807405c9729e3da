import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMoveTable } from './move-table.ts';
import { observeMoves } from './observed-moves.ts';

test('a table is told where a move was refused, value by value', () => {
  const table = createMoveTable();
  table.note({ field: 'protection_status', from: 'unprotected', to: 'configured' }, 'taken');
  assert.deepEqual(observeMoves(table), {});
  table.note({ field: 'protection_status', from: 'unprotected', to: 'guarded' }, 'refused');
  assert.deepEqual(observeMoves(table), {
    'protection-moves': {
      choice: 'table',
      evidence: 'protection_status unprotected → guarded was refused',
      moves: [{ from: 'unprotected', to: ['configured'], refused: ['guarded'] }],
    },
  });
});
