import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Inability } from '../../spec/inability.ts';
import { allChecks } from '../checks/index.ts';
import { selectChecks, selectOperations } from './select-checks.ts';

test('selects all checks, some, or all but some', () => {
  assert.equal(selectChecks(allChecks, {}).selected.length, allChecks.length);
  const scores = selectChecks(allChecks, { only: ['test-score-*'] });
  assert.ok(scores.selected.length > 3, 'several checks of test_score');
  assert.ok(
    scores.selected.every(({ id }) => id.startsWith('test-score-')),
    'and no other',
  );
  const { skipped } = selectChecks(allChecks, { skip: ['server-answers'] });
  assert.deepEqual([...skipped], [['server-answers', 'deselected by --skip']]);
});

test('proposes the check that was meant', () => {
  assert.throws(
    () => selectChecks(allChecks, { only: ['update-accept-null'] }),
    (error) => error instanceof Inability && /Did you mean update-accepts-null\?$/.test(error.message),
  );
});

test('selects the operations that checks are about', () => {
  const operationsOf = (only: readonly string[], readOnly = false) =>
    [...selectOperations(selectChecks(allChecks, { only, readOnly }).selected, { only, readOnly })].sort();
  assert.deepEqual(operationsOf(['evolution-status-answers-an-object']), ['readEvolutionStatus']);
  assert.deepEqual(operationsOf(['server-answers']), [
    'createGenome',
    'listAgents',
    'readEvolutionStatus',
    'updateAgent',
  ]);
  assert.deepEqual(operationsOf(['evolution-status-*']), ['readEvolutionStatus', 'updateAgent']);
  assert.deepEqual(operationsOf(['evolution-status-*', 'server-answers'], true), ['readEvolutionStatus']);
  assert.deepEqual(operationsOf([], true), ['listAgents', 'readEvolutionStatus']);
});

test('checks about all operations do not bring an update that was skipped', () => {
  const { selected } = selectChecks(allChecks, {
    skip: ['update*', 'test-score-*', 'rejected-*', 'concurrent-*', 'answers-belong-*'],
  });
  assert.equal(selectOperations(selected, {}).has('updateAgent'), false);
});
