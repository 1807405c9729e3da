import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeploymentPlan } from '../../fixtures/deployments/plan.ts';
import { jsonReply } from '../../fixtures/deployments/replies.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';

/** A token that is good for 700 requests. */
const expires: DeploymentPlan = {
  beforeAnswer: ({ count }) => (count > 700 ? jsonReply(401, { detail: 'Token has expired' }) : undefined),
};

test('a deployment whose token expires in the middle is not judged, not accused, and asked no more', async () => {
  const run = await checkInMemory(expires, { profile: 'quick' });
  assert.equal(run.verdict, 'not-judged');
  assert.deepEqual(run.findings, []);
  assert.match(run.notJudged[0] ?? '', /^it lets nobody in any more: after 7\d\d requests it answered 401/);
  assert.ok(run.requests < 800);
  assert.deepEqual([run.random?.cases.sent, run.random?.sequences.sent], [0, 0]);
  assert.notEqual(run.restoration.length, 0);
  for (const { state } of run.restoration) assert.equal(state, 'unread');
});
