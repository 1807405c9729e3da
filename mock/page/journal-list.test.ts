import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addRows,
  countNewer,
  dropBucket,
  emptyJournal,
  filterRows,
  mostRows,
  noFilter,
} from './journal-list.ts';
import { readCause, readRow } from './journal-row.ts';
import { windowRows } from './row-window.ts';

const row = (number: number, more: Record<string, string | number> = {}) =>
  readRow({
    number,
    time: '2027-01-01T00:00:00.000Z',
    method: 'PUT',
    path: '/v1/agent-configurations/a',
    operation: 'updateAgent',
    agentId: 'a',
    status: 200,
    cause: { by: 'contract' },
    ...more,
  });

test('the newest row stands first, and the oldest go when there are too many', () => {
  const few = addRows(emptyJournal, [row(1), row(2)], false, 0);
  assert.deepEqual(
    few.rows.map(({ number }) => number),
    [2, 1],
  );
  const came = Array.from({ length: mostRows }, (_, index) => row(index + 3));
  const many = addRows(few, came, false, 5);
  assert.equal(many.rows.length, mostRows);
  assert.equal(many.rows[0]?.number, mostRows + 2);
  assert.equal(many.rows.at(-1)?.number, 3);
  assert.equal(many.skipped, 5);
});

test('what is told again after a lost connection stands once', () => {
  const before = addRows(emptyJournal, [row(1), row(2), row(1, { bucket: 'w' })], false, 0);
  const again = addRows(before, [row(1), row(2), row(3)], true, 0);
  assert.deepEqual(
    again.rows.map(({ key }) => key),
    ['3', '1 w', '2', '1'],
  );
});

test('who reads a full list is told how many came since', () => {
  const full = addRows(
    emptyJournal,
    Array.from({ length: mostRows }, (_, index) => row(index)),
    false,
    0,
  );
  const more = addRows(full, [row(mostRows), row(mostRows + 1)], false, 0);
  assert.equal(countNewer(more.rows, full.rows), 2);
  assert.equal(countNewer(full.rows, full.rows), 0);
  assert.equal(countNewer([], full.rows), 0);
});

test('a bucket that began anew loses its rows and no others', () => {
  const both = addRows(emptyJournal, [row(1), row(1, { bucket: 'w' })], false, 0);
  assert.deepEqual(
    dropBucket(both, '').rows.map(({ key }) => key),
    ['1 w'],
  );
});

test('filters leave what fits all of them', () => {
  const rows = [
    row(1),
    row(2, { status: 422, path: '/v1/x?Q=1' }),
    row(3, { status: 404, operation: 'readEvolutionStatus', agentId: 'b' }),
    row(4, { bucket: 'w' }),
  ];
  const shown = (filter: object) => filterRows(rows, { ...noFilter, ...filter }).map(({ number }) => number);
  assert.deepEqual(shown({}), [1, 2, 3, 4]);
  assert.deepEqual(shown({ status: '4xx' }), [2, 3]);
  assert.deepEqual(shown({ status: '422' }), [2]);
  assert.deepEqual(shown({ operation: 'updateAgent', bucket: '' }), [1, 2]);
  assert.deepEqual(shown({ agentId: 'b' }), [3]);
  assert.deepEqual(shown({ bucket: 'w' }), [4]);
  assert.deepEqual(shown({ text: ' q=1 ' }), [2]);
});

test('of a long list only what is near is drawn', () => {
  assert.deepEqual(windowRows(10_000, 30, 0, 600), { from: 0, to: 28 });
  assert.deepEqual(windowRows(10_000, 30, 3000, 600), { from: 92, to: 128 });
  assert.deepEqual(windowRows(10_000, 30, 299_400, 600), { from: 9972, to: 10_000 });
  assert.deepEqual(windowRows(3, 30, 90_000, 600), { from: 3, to: 3 });
});

test('a cause is read as the mock tells it', () => {
  assert.deepEqual(readCause({ by: 'scenario', scenario: 'flaky', rule: 2 }), {
    by: 'scenario',
    scenario: 'flaky',
    rule: 2,
  });
  assert.deepEqual(readCause({ by: 'dialect', point: 'auth' }), { by: 'dialect', point: 'auth' });
  assert.equal(readCause({ by: 'magic' }), undefined);
});
