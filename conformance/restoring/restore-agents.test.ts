import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer } from '../../fixtures/in-memory/run-context.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { isAsItWas } from '../run/agent-restoration.ts';
import type { Send } from '../run/exchange.ts';
import { restoreAgents } from './restore-agents.ts';

const [one, other] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const firstStates = new Map<string, JsonObject>([
  [one, { id: one, agent_name: 'one', purpose: 'x' }],
  [other, { id: other, agent_name: 'other', purpose: 'y' }],
]);

const written = {
  fields: new Set(['agent_name', 'purpose']),
  filled: new Set<string>(),
  unproved: new Map(),
  members: new Set<string>(),
  ids: new Set<string>(),
};

/** Two agents that a run has left changed, behind an update that `reach` says the agents of. */
async function restoreBehind(reach: (agent: JsonObject, asked: JsonObject) => boolean) {
  const agents = new Map<string, JsonObject>(
    [...firstStates].map(([id, state]) => [id, { ...state, agent_name: 'kit', purpose: 'kit' }]),
  );
  const send: Send = async ({ path, body }) => {
    const id = path.slice(path.lastIndexOf('/') + 1);
    const asked = agents.get(id) ?? {};
    for (const [key, agent] of agents)
      if (key === id || reach(agent, asked)) agents.set(key, { ...agent, ...JSON.parse(String(body)) });
    return jsonAnswer(200, agents.get(id) ?? {});
  };
  const restored = await restoreAgents({
    send,
    updatePath: '/agents/{id}',
    firstStates,
    guard: { writtenTo: () => written },
    redact: (text) => text,
  });
  return { restored, agents };
}

const asTheyWere = (agents: ReadonlyMap<string, JsonObject>) =>
  [...firstStates].map(([id, { purpose }]) => agents.get(id)?.['purpose'] === purpose);

test('agents that are restored are told so', async () => {
  const { restored, agents } = await restoreBehind(() => false);
  assert.deepEqual(asTheyWere(agents), [true, true]);
  assert.deepEqual(restored.map(isAsItWas), [true, true]);
});

test('an agent that is overwritten while another one is restored is not told to be as it was', async () => {
  const isOfItsName = (agent: JsonObject, asked: JsonObject) => agent['agent_name'] === asked['agent_name'];
  const { restored, agents } = await restoreBehind(isOfItsName);
  assert.ok(asTheyWere(agents).includes(false), 'this deployment cannot tell the two apart any more');
  assert.deepEqual(restored.map(isAsItWas), asTheyWere(agents));
});
