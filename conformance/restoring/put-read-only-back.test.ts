import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer } from '../../fixtures/in-memory/run-context.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { Send } from '../run/exchange.ts';
import { restoreAgent } from './restore-agent.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const first = {
  id,
  team_id: '11111111-2222-4333-8444-555555555555',
  created_by: '66666666-7777-4888-9999-aaaaaaaaaaaa',
  status: 'active',
  protocol: 'a2a',
  agent_metadata: { a: 1 },
  purpose: 'first',
};
const taken = 'dec0de00-0000-4000-8000-000000000001';

/** An agent of which two read-only fields were taken, behind an update that takes them where this says so. */
async function restoreWhere(takes: (update: JsonObject, agent: JsonObject) => JsonObject, sendsAll = false) {
  const statuses: JsonValue[] = [];
  let agent: JsonObject = { ...first, team_id: taken, created_by: taken, purpose: 'kit' };
  const send: Send = async ({ body }) => {
    const update: JsonObject = JSON.parse(String(body));
    statuses.push(...[update['status'] ?? []].flat());
    const writable = Object.entries(update).filter(([name]) =>
      ['status', 'protocol', 'agent_metadata', 'purpose'].includes(name),
    );
    agent = { ...agent, ...Object.fromEntries(writable), ...takes(update, agent) };
    return jsonAnswer(200, agent);
  };
  const fields = new Set(['status', 'protocol', 'agent_metadata', 'purpose']);
  const { seen } = await restoreAgent({
    send,
    updatePath: '/agents/{id}',
    id,
    before: first,
    sendsAll,
    written: { fields, filled: fields, unproved: new Map(), members: new Set(), ids: new Set() },
  });
  return { seen, agent, statuses };
}

const only = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name === 'team_id' || name === 'created_by'));

for (const [where, takes] of [
  [
    'in camel case',
    ({ teamId, createdBy }) => ({
      ...(teamId === undefined ? {} : { team_id: teamId }),
      ...(createdBy === undefined ? {} : { created_by: createdBy }),
    }),
  ],
  ['in an object', ({ agent_metadata: object = null }) => (isJsonObject(object) ? only(object) : {})],
  ['in a state that it has before', (update, agent) => (agent['status'] === 'draft' ? only(update) : {})],
  [
    'in a state that it has afterwards',
    (update, agent) => ({ ...agent, ...update })['protocol'] === 'chat_completions' ? only(update) : {},
  ],
] satisfies readonly (readonly [string, Parameters<typeof restoreWhere>[0]])[])
  test(`what was taken ${where} comes back, and so does what goes along`, async () => {
    const { seen, agent } = await restoreWhere(takes);
    assert.deepEqual(agent, first);
    assert.deepEqual(seen, { state: 'restored' });
  });

test('what comes back in no way is told as lost, and all else is as it was', async () => {
  const { seen, agent } = await restoreWhere(() => ({}));
  assert.deepEqual(agent, { ...first, team_id: taken, created_by: taken });
  assert.deepEqual(seen, { state: 'changed', lost: ['team_id', 'created_by'] });
});

test('where nobody saw the run, no agent is led to another status for it', async () => {
  const takes = (update: JsonObject, agent: JsonObject) => (agent['status'] === 'draft' ? only(update) : {});
  assert.ok((await restoreWhere(takes)).statuses.includes('draft'));
  const { statuses, seen } = await restoreWhere(takes, true);
  assert.deepEqual([...new Set(statuses)], ['active']);
  assert.deepEqual(seen, { state: 'changed', lost: ['team_id', 'created_by'] });
});
