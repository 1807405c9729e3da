import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrangeCoverage } from './coverage-grid.ts';

test('fields stand in the order of the contract, what is no field after them', () => {
  const { groups } = arrangeCoverage({
    genome: { empty: 1 },
    hub: { null: 1 },
    id: { 'read-only': 1 },
    agent_name: { null: 2 },
  });
  assert.deepEqual(
    groups.map(({ rows }) => rows.map(({ name }) => name)),
    [['agent_name', 'hub'], ['id'], ['genome']],
  );
});

test('classes stand in the order of how many have them, with how often each was sent', () => {
  const { columns, groups, classes, values } = arrangeCoverage({
    hub: { word: 3, null: 1 },
    purpose: { null: 2 },
  });
  assert.deepEqual(columns, ['null', 'word']);
  assert.deepEqual(
    groups[0]?.rows.map(({ counts }) => counts),
    [
      [1, 3],
      [2, 0],
    ],
  );
  assert.deepEqual([classes, values], [2, 6]);
});

test('where there are too many classes, those of few fields stand apart, and none is lost', () => {
  const own = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`own ${index}`, 1]));
  const names = ['hub', 'purpose', 'status', 'protocol'];
  const coverage = Object.fromEntries(
    names.map((name) => [name, name === 'hub' ? { null: 1, ...own } : { null: 1 }]),
  );
  const { columns, groups } = arrangeCoverage(coverage);
  assert.deepEqual(columns, ['null']);
  assert.equal(groups.flatMap(({ rows }) => rows).find(({ name }) => name === 'hub')?.others.length, 80);
});

test('names that every object has are only names', () => {
  const { groups } = arrangeCoverage(
    JSON.parse('{"__proto__":{"constructor":1},"toString":{"constructor":2}}'),
  );
  assert.deepEqual(
    groups[0]?.rows.map(({ name, counts }) => [name, counts]),
    [
      ['__proto__', [1]],
      ['toString', [2]],
    ],
  );
});
