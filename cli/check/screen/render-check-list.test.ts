import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allChecks } from '../../../conformance/checks/index.ts';
import { renderCheckList } from './render-check-list.ts';

test('every check has a line with its id, level, sections and requirement', () => {
  const lines = renderCheckList(allChecks).trimEnd().split('\n');
  assert.match(lines[0] ?? '', /^check +level +contract +requirement$/);
  assert.equal(lines.length, allChecks.length + 1);
  for (const [index, { id, level, clause, requirement }] of allChecks.entries()) {
    assert.deepEqual(lines[index + 1]?.split(/ {2,}/), [id, level, clause, requirement]);
  }
});

test('requirements are wrapped to the width', () => {
  for (const line of renderCheckList(allChecks, 100).split('\n')) assert.ok(line.length <= 100);
});
