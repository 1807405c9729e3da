import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Send } from '../run/exchange.ts';
import { claimAgents, findOtherRunAtWork } from './other-run-at-work.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
/** Without these it would be no agent (2.1). */
const required = {
  agent_name: 'a',
  model_name: 'm',
  team_id: id,
  created_by: id,
  created_at: 1,
  updated_at: 1,
};
const path = '/v1/agent-configurations/{id}';

/** Answers each update with the agent as it is at that time, and counts. */
function deployment(agentAt: (request: number) => JsonObject) {
  const bodies: string[] = [];
  const send: Send = async ({ body }) => {
    bodies.push(String(body));
    const agent = JSON.stringify({ id, ...required, ...agentAt(bodies.length) });
    return { kind: 'answer', status: 200, headers: {}, body: agent, ms: 1, redirects: [] };
  };
  return { send, bodies };
}

const find = (first: JsonObject, { send }: { readonly send: Send }) =>
  findOtherRunAtWork(send, path, new Map([[id, { id, ...required, ...first }]]));

test('an agent whose values of the kit change while nobody here writes is at work for another run', async () => {
  const other = deployment((request) => ({ purpose: 'kit-purpose-0001', hub: request < 20 ? 'a' : 'b' }));
  const why = await find({ purpose: 'kit-purpose-0001', hub: 'a' }, other);
  assert.match(
    why ?? '',
    /^another run of this kit writes to agent 3f1a2b4c-.*: its hub has changed .*--agent-id$/,
  );
  assert.equal(other.bodies.length, 20);
  assert.ok(other.bodies.every((body) => body === '{}'));
});

test('what an earlier run left behind is no run at work', async () => {
  const left = { evaluated_harnesses: ['kit-a', 'b'] };
  const still = deployment(() => left);
  assert.equal(await find(left, still), undefined);
  assert.equal(still.bodies.length, 60);
});

test('an agent without values of the kit, but for its key, is not asked again', async () => {
  const busy = deployment((request) => ({ purpose: `${request}` }));
  assert.equal(await find({ purpose: '0', api_key: 'kit-key-0001' }, busy), undefined);
  assert.equal(busy.bodies.length, 0);
});

test('a claim is a mark in last_tested_by of each agent', async () => {
  const agent = deployment(() => ({}));
  await claimAgents({
    send: agent.send,
    subject: { updatePath: path },
    firstStates: new Map([[id, { id }]]),
  });
  assert.deepEqual(agent.bodies, ['{"last_tested_by":"kit-run-00000000-claim"}']);
});
