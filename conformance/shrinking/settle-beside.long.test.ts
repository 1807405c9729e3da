import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';

test('what depends on how another agent is, is told with that agent', async () => {
  const { findings } = await checkInMemory(
    {
      // Who is given the model_name of another agent is given its agent_params too.
      rewriteStored: (agent, before, { update = {}, world, agentId }) => {
        const isNew = 'model_name' in update && agent['model_name'] !== before['model_name'];
        if (!isNew || 'agent_params' in update) return agent;
        const isTwin = ([id, other]: readonly [string, typeof agent]) =>
          id !== agentId && other['model_name'] === agent['model_name'];
        const params = [...world.agents].find(isTwin)?.[1]['agent_params'] ?? null;
        return params === null ? agent : { ...agent, agent_params: params };
      },
    },
    { profile: 'quick', cases: 0, only: ['update-keeps-what-is-omitted', 'update-reaches-one-agent'] },
  );
  const leading = findings.filter(({ under }) => under === undefined);
  assert.deepEqual(
    leading.map(({ check, flaky, counts }) => ({ check, flaky, counts })),
    [{ check: 'update-keeps-what-is-omitted', flaky: false, counts: true }],
  );
  const urls = leading[0]?.steps?.map(({ request }) => request.url) ?? [];
  assert.equal(new Set(urls).size, 2);
});
