import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faultyByCheck } from '../../fixtures/deployments/index.ts';
import { findMissed } from '../../fixtures/in-memory/find-fault.ts';
import { allChecks } from './index.ts';

const checks = allChecks.filter(({ id }) => id.startsWith('update'));

test('there are checks of updates', () => {
  assert.ok(checks.length > 10, `${checks.length} checks`);
});

describe('every check of updates finds each faulty deployment that is written for it', () => {
  for (const check of checks)
    test(check.id, async () => assert.deepEqual(await findMissed(check, faultyByCheck), []));
});
