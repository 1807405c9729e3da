import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultyByCheck } from '../../fixtures/deployments/index.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';

/** So many requests it takes to see that something is wrong, with these checks selected. */
async function requestsUntilSeen(id: string, only: readonly string[]): Promise<number> {
  const plan = faultyByCheck.find((deployment) => deployment.id === id)?.plan;
  assert.ok(plan !== undefined, id);
  const isEnough = (departures: number) => departures > 0;
  const { findings, requests } = await checkInMemory(plan, { only, profile: 'quick', cases: 0 }, 0, isEnough);
  assert.equal(findings[0]?.check, only[0], id);
  return requests;
}

test('what a check is about is sent first where no other check is selected', async () => {
  // Answers of any request concern this one.
  const other = 'answers-are-json';
  const [check, id] = ['update-accepts-every-choice', 'no-under-review'];
  const alone = await requestsUntilSeen(id, [check]);
  const withAnother = await requestsUntilSeen(id, [check, other]);
  assert.ok(alone < withAnother / 2, `${alone} requests, ${withAnother} with ${other}`);
});
