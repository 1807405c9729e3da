import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faultyByCheck } from '../../fixtures/deployments/index.ts';
import { findAllMissed } from '../../fixtures/in-memory/find-fault.ts';
import { allChecks } from './index.ts';

const checks = allChecks.filter(({ id }) => id.startsWith('update'));

// Before the first test is there: node:test follows every promise from then on, which takes a quarter of the time.
const missed = await findAllMissed(checks, faultyByCheck);

test('there are checks of updates', () => {
  assert.ok(checks.length > 10, `${checks.length} checks`);
});

describe('every check of updates finds each faulty deployment that is written for it', () => {
  for (const { id } of checks) test(id, () => assert.deepEqual(missed.get(id), []));
});
