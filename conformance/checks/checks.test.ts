import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { clauses } from '../../spec/clauses.ts';
import { updateFields } from '../../spec/fields.ts';
import { allChecks } from './index.ts';

/** Files of this folder that are no check. */
const others = new Set([
  'attribution',
  'check',
  'index',
  'judge-acceptance',
  'judge-rejection',
  'show-field',
  'check-ids',
]);

test('each check is a file named after its id, and each file a check', () => {
  const files = readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -3))
    .filter((name) => !others.has(name));
  assert.deepEqual(allChecks.map(({ id }) => id).sort(), files.sort());
});

test('each check cites sections that the catalogue has', () => {
  const sections = new Set(clauses.map(({ section }) => section));
  for (const { id, clause } of allChecks) {
    for (const section of clause.split(', ')) assert.ok(sections.has(section), `${id} cites ${section}`);
  }
});

test('no id is a number, and no two checks share one', () => {
  assert.equal(new Set(allChecks.map(({ id }) => id)).size, allChecks.length);
  for (const { id } of allChecks) assert.match(id, /^[a-z]+(?:-[a-z]+)+$/);
});

test('each check says how many cases it needs', () => {
  for (const { id, needs } of allChecks) {
    const count = typeof needs === 'number' ? needs : needs(updateFields);
    assert.ok(Number.isInteger(count) && count > 0, id);
  }
});
