import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';

const coveredBy = async (...only: readonly string[]) => {
  const { coverage, verdict } = await checkInMemory(() => ({}), { only, profile: 'quick', cases: 0 });
  assert.equal(verdict, 'conforms');
  return Object.keys(coverage).length;
};

test('for checks of scenarios alone no other case is sent', async () => {
  assert.equal(await coveredBy('updates-follow-the-model', 'update-is-idempotent'), 0);
});

test('a check that judges cases has them sent', async () => {
  assert.ok((await coveredBy('updates-follow-the-model', 'update-accepts-null')) > 20);
});
