import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentIds } from '../../fixtures/deployments/first-state.ts';
import type { DeploymentPlan } from '../../fixtures/deployments/plan.ts';
import { suppliedNames } from '../../fixtures/deployments/supplied-fields.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';
import type { JsonValue } from '../../spec/json-value.ts';

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

const third = '2f9d6c3b-8a17-4e52-b0c4-5d6e7f809a1b';

/** Two agents are held in memory; which of them goes for a third loses the delegates that an update set alone. */
function holdsTwoInMemory(): DeploymentPlan {
  const held: string[] = [];
  const kept = new Map<string, JsonValue>();
  return {
    beforeAnswer: ({ agentId, update, world: { agents } }) => {
      if (!agents.has(third)) agents.set(third, { ...agents.get(agentIds[0]), id: third });
      const agent = agents.get(agentId);
      if (update === undefined || agent === undefined) return undefined;
      if (!kept.has(agentId)) kept.set(agentId, agent['delegated_agents'] ?? null);
      if (held.includes(agentId)) held.splice(held.indexOf(agentId), 1);
      const gone = held.push(agentId) > 2 ? (held.shift() ?? '') : '';
      const lost = agents.get(gone);
      if (lost !== undefined) agents.set(gone, { ...lost, delegated_agents: kept.get(gone) ?? null });
      return undefined;
    },
    rewriteStored: (agent, _before, call) => {
      if (suppliedNames(call).length > 1) kept.set(call.agentId, agent['delegated_agents'] ?? null);
      return agent;
    },
  };
}

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

test('what is lost of a small update once two other agents were updated is told with all of them', async () => {
  const { findings } = await checkInMemory(holdsTwoInMemory(), {
    profile: 'quick',
    agentIds: [...agentIds, third],
  });
  const leading = findings.filter(({ under }) => under === undefined);
  assert.deepEqual(
    leading.map(({ check, flaky, counts }) => ({ check, flaky, counts })),
    [{ check: 'update-reaches-one-agent', flaky: false, counts: true }],
  );
  assert.equal(new Set(leading[0]?.steps?.map(({ request }) => request.url)).size, 3);
});
