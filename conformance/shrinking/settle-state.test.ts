import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';
import type { JsonObject } from '../../spec/json-value.ts';

const only = ['updates-follow-the-model'];
const codesOf = async (isLost: (agent: JsonObject, id: string) => boolean) => {
  const { findings } = await checkInMemory(
    {
      rewriteStored: (agent, before, call) =>
        isLost(agent, call.agentId) ? { ...agent, purpose: before['purpose'] ?? null } : agent,
    },
    { profile: 'quick', only },
  );
  return [...new Set(findings.map(({ code }) => code))];
};

test('what is lost in one state and stored in others is told with the state', async () => {
  assert.deepEqual(await codesOf(({ status }) => status === 'under_review'), ['not-stored-in-a-state']);
});

test('what one agent loses in whatever state is told without one', async () => {
  assert.deepEqual(await codesOf((_, id) => id.startsWith('4')), ['not-stored']);
});
