import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';

const coveredBy = async (only: readonly string[]) => {
  const run = await checkInMemory(() => ({}), { only, profile: 'quick', cases: 0 });
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
