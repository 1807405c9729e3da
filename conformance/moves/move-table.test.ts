import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMoveTable, type Move, movesIn } from './move-table.ts';

const move = (from: string, to: string): Move => ({ field: 'status', from, to });

test('a move is taken, refused, or both', () => {
  const table = createMoveTable();
  assert.equal(table.resultOf(move('draft', 'active')), undefined);
  table.note(move('draft', 'active'), 'taken');
  assert.equal(table.resultOf(move('draft', 'active')), 'taken');
  assert.equal(table.isRestricted(), false);
  table.note(move('draft', 'active'), 'refused');
  assert.equal(table.resultOf(move('draft', 'active')), 'both');
  assert.deepEqual(table.refused(), []);
  table.note(move('active', 'draft'), 'refused');
  assert.deepEqual(table.refused(), [move('active', 'draft')]);
  assert.equal(table.isRestricted(), true);
  assert.equal(table.wasTaken('status', 'active'), true);
  assert.equal(table.wasTaken('status', 'draft'), false);
});

test('a way goes by moves that were taken, however many, and else by those that were not tried', () => {
  const table = createMoveTable();
  table.note(move('archived', 'active'), 'refused');
  assert.notEqual(table.wayFrom(move('archived', 'active'))?.length, 1);
  table.note(move('archived', 'pending'), 'taken');
  table.note(move('pending', 'draft'), 'taken');
  table.note(move('draft', 'active'), 'taken');
  assert.deepEqual(table.wayFrom(move('archived', 'active')), ['pending', 'draft', 'active']);
  assert.deepEqual(table.wayFrom(move('active', 'active')), []);
});

test('where every move is refused there is no way', () => {
  const table = createMoveTable();
  for (const to of ['draft', 'creating', 'active', 'under_review', 'deprecated', 'pending', 'rejected'])
    table.note(move('archived', to), 'refused');
  assert.equal(table.wayFrom(move('archived', 'active')), undefined);
});

test('an update moves where it supplies a choice, and not where it supplies null or anything else', () => {
  const state = { status: 'active', protection_status: 'guarded' };
  assert.deepEqual(movesIn({ status: 'draft', protection_status: null, hub: 'x' }, state), [
    move('active', 'draft'),
  ]);
  assert.deepEqual(movesIn({ status: 'no-status' }, state), []);
  assert.deepEqual(movesIn({ status: 'draft' }, {}), []);
});
