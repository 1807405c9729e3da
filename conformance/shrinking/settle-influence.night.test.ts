import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeploymentPlan } from '../../fixtures/deployments/plan.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';

/** An agent that is set active takes the drafts along. */
const takesDraftsAlong: DeploymentPlan = {
  rewriteStored: (agent, _before, call) => {
    const { agents } = call.world;
    if (call.update?.['status'] !== 'active') return agent;
    for (const [id, other] of agents)
      if (id !== call.agentId && other['status'] === 'draft') agents.set(id, { ...other, status: 'active' });
    return agent;
  },
};

/** Somebody else approves drafts now and then, whatever is sent. */
const approvesDrafts: DeploymentPlan = {
  beforeAnswer: ({ count, world: { agents } }) => {
    if (count % 300 !== 0) return undefined;
    for (const [id, agent] of agents)
      if (agent['status'] === 'draft') agents.set(id, { ...agent, status: 'active' });
    return undefined;
  },
};

const only = ['update-keeps-what-is-omitted', 'update-reaches-one-agent'];

test('what the update of another agent changed is told with that update', async () => {
  const { findings } = await checkInMemory(takesDraftsAlong, { profile: 'quick', cases: 0, only });
  const leading = findings.filter(({ under }) => under === undefined);
  assert.deepEqual(
    leading.map(({ check, flaky, counts }) => ({ check, flaky, counts })),
    [{ check: 'update-reaches-one-agent', flaky: false, counts: true }],
  );
  const [brought, , cause, shown] = leading[0]?.steps ?? [];
  assert.equal(leading[0]?.steps?.length, 4);
  assert.match(brought?.request.body ?? '', /"status":"draft"/);
  assert.match(cause?.request.body ?? '', /"status":"active"/);
  assert.notEqual(cause?.request.url, shown?.request.url);
});

test('what somebody else changes now and then is no matter of other updates', async () => {
  const { findings } = await checkInMemory(approvesDrafts, { profile: 'quick', cases: 0, only });
  assert.notEqual(findings.length, 0);
  assert.deepEqual(
    findings.filter(({ counts }) => counts),
    [],
  );
});
