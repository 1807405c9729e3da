import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';
import type { CheckOptions } from '../check-deployment.ts';

const coveredBy = async (only: readonly string[], options: Partial<CheckOptions> = {}) => {
  const run = await checkInMemory(() => ({}), { only, profile: 'quick', cases: 0, ...options });
  assert.equal(run.verdict, 'conforms');
  return Object.keys(run.coverage).length;
};

test('for checks of scenarios alone no other case is sent', async () => {
  assert.equal(await coveredBy(['updates-follow-the-model', 'update-is-idempotent']), 0);
  assert.equal(await coveredBy(['update-reaches-one-agent']), 0);
});

test('a check that judges cases has them sent', async () => {
  assert.ok((await coveredBy(['updates-follow-the-model', 'update-accepts-null'])) > 20);
});

test('where the only check is skipped, the cases are still sent', async () => {
  const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'];
  assert.ok((await coveredBy(['update-reaches-one-agent'], { agentIds })) > 20);
});
