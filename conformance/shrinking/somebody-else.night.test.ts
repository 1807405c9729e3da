import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeploymentPlan } from '../../fixtures/deployments/plan.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';

/** Somebody else describes one agent anew now and then, whatever is sent. */
const describesAnew: DeploymentPlan = {
  beforeAnswer: ({ count, world: { agents } }) => {
    const [first] = agents;
    // Not so often that each play of a scenario meets it.
    if (count % 90 !== 0 || first === undefined) return undefined;
    const [agentId, agent] = first;
    agents.set(agentId, { ...agent, purpose: `by hand at ${count}` });
    return undefined;
  },
};

test('a deployment is not judged by what somebody else writes to an agent meanwhile', async () => {
  const only = [
    'update-keeps-what-is-omitted',
    'rejected-update-leaves-no-trace',
    'update-reaches-one-agent',
  ];
  const { findings, verdict } = await checkInMemory(describesAnew, { profile: 'quick', cases: 0, only });
  assert.equal(verdict, 'conforms');
  assert.notEqual(findings.length, 0);
  for (const { flaky, actual } of findings) {
    assert.equal(flaky, true);
    assert.match(actual, /somebody else may have written to the agent meanwhile/);
  }
});
