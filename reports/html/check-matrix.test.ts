import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { CheckResult, Run } from '../../conformance/run/run-record.ts';
import { decideCell, renderCheckMatrix } from './check-matrix.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const checkOf = (id: string): CheckResult => {
  const found = run.checks.find((check) => check.id === id);
  if (found === undefined) throw new Error(`the fixture has no check ${id}`);
  return found;
};

test('a check stands on each operation by what was found there', () => {
  const check = checkOf('server-answers');
  const cells = (['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'] as const).map(
    (operation) => decideCell(check, operation, run),
  );
  assert.deepEqual(cells, ['passed', 'failed', 'passed', 'unjudged']);
  assert.equal(
    decideCell(checkOf('evolution-status-rejects-bad-uuids'), 'readEvolutionStatus', run),
    'flaky',
  );
  assert.equal(decideCell(checkOf('evolution-status-rejects-bad-uuids'), 'updateAgent', run), undefined);
  assert.equal(decideCell(checkOf('list-carries-scores-when-asked'), 'listAgents', run), 'skipped');
});

test('an operation that was never asked is not judged', () => {
  assert.equal(decideCell(checkOf('server-answers'), 'updateAgent', { ...run, operations: [] }), 'unjudged');
});

test('every check has a row with its clause, level and requirement, and a skipped one its reason', () => {
  const { text } = renderCheckMatrix(run);
  assert.equal(text.split('data-item="check"').length - 1, run.checks.length);
  for (const { id, clause, requirement } of run.checks) {
    assert.equal(text.includes(`>${id}</span>`) && text.includes(`>${clause}</td>`), true, id);
    assert.equal(text.includes(requirement.replaceAll('`', '&#96;')), true, requirement);
  }
  assert.match(text, /skipped: no list of agents was found/);
});

test('a run without checks says so', () => {
  assert.match(renderCheckMatrix({ ...run, checks: [] }).text, /This run had no checks/);
});
