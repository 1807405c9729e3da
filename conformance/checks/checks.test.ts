import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { updateFields } from '../../spec/fields.ts';
import { clauses } from '../../spec/generated/clauses.ts';
import { allChecks, checkNamed, exploratoryChecks } from './index.ts';

/** Files of this folder that are no check. */
const others = new Set([
  'check',
  'index',
  'check-ids',
  'exploratory',
  'find-insides',
  'is-about',
  'judge-acceptance',
  'judge-exchange',
  'judge-rejection',
  'refused-media-type',
  'weigh-refusal',
]);

test('each check is a file of its id, or a folder of it, and each file or folder a check', () => {
  const named = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() || (entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts')),
    )
    .map(({ name }) => name.replace(/\.ts$/, ''))
    .filter((name) => !others.has(name));
  assert.deepEqual(allChecks.map(({ id }) => id).sort(), named.sort());
});

test('each check cites sections that the catalogue has', () => {
  const sections = new Set<string>(clauses.map(({ section }) => section));
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

test('what no clause decides is odd, and a file of its id in a folder of its own', () => {
  const named = readdirSync(new URL('./exploratory', import.meta.url))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => name.replace(/\.ts$/, ''));
  assert.deepEqual(exploratoryChecks.map(({ id }) => id).sort(), named.sort());
  for (const check of exploratoryChecks) {
    assert.equal(check.level, 'odd');
    assert.equal(checkNamed(check.id), check);
    assert.ok(!allChecks.includes(check), check.id);
  }
});
