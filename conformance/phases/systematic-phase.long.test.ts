import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storedOtherwise } from '../../fixtures/deployments/faulty/stored-otherwise.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';

const cutOrTrimmed = storedOtherwise.filter(({ check }) => check === 'update-keeps-what-is-omitted');

test('there are deployments that store otherwise than they answer', () => {
  assert.ok(cutOrTrimmed.length > 2);
});

for (const { id, plan } of cutOrTrimmed)
  test(`the next case shows what was stored: ${id}`, async () => {
    assert.ok(plan !== undefined);
    const isEnough = (departures: number) => departures > 0;
    const run = await checkInMemory(plan, { profile: 'quick', cases: 20, seed: 1 }, 0, isEnough);
    assert.equal(run.verdict, 'violates', run.summary);
  });
