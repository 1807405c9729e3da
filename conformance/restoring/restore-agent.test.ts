import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer } from '../../fixtures/in-memory/run-context.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import type { Send } from '../run/exchange.ts';
import { restoreAgent } from './restore-agent.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

/** An agent behind an update that leaves out what is null. */
function agentThatHas(stored: JsonObject) {
  let agent = stored;
  const send: Send = async ({ body }) => {
    agent = { ...agent, ...JSON.parse(String(body)) };
    return jsonAnswer(200, Object.fromEntries(Object.entries(agent).filter(([, value]) => value !== null)));
  };
  const restore = (before: JsonObject, ...written: readonly string[]) =>
    restoreAgent({
      send,
      updatePath: '/agents/{id}',
      id,
      before,
      written: {
        fields: new Set(written),
        filled: new Set(written),
        unproved: new Map(),
        members: new Set(),
        ids: new Set(),
      },
    });
  return { restore, agent: () => agent };
}

test('a default that is left out since it was written is stored again', async () => {
  const { restore, agent } = agentThatHas({ id, guard_manually_configured: null, purpose: 'kit' });
  const { seen } = await restore(
    { id, guard_manually_configured: false },
    'guard_manually_configured',
    'purpose',
  );
  assert.deepEqual(seen, { state: 'restored' });
  assert.equal(agent()['guard_manually_configured'], false);
  assert.equal(agent()['purpose'], null);
});

test('what was not written is not sent, though it is left out now', async () => {
  const { restore, agent } = agentThatHas({ id, guard_manually_configured: null });
  const { seen } = await restore({ id, guard_manually_configured: false }, 'purpose');
  assert.deepEqual(seen, { state: 'unchanged' });
  assert.equal(agent()['guard_manually_configured'], null);
});

test('a list that was left out is left out again, and not an empty one', async () => {
  const { restore, agent } = agentThatHas({ id, delegated_agents: [] });
  assert.deepEqual((await restore({ id }, 'delegated_agents')).seen, { state: 'restored' });
  assert.equal(agent()['delegated_agents'], null);
});

/** An agent behind an update that passes null over. */
function agentThatKeeps(stored: JsonObject, failsAt?: number) {
  let agent = stored;
  let requests = 0;
  const send: Send = async ({ body }) => {
    requests += 1;
    if (requests === failsAt) return jsonAnswer(500, {});
    const given = Object.entries<JsonValue>(JSON.parse(String(body)));
    agent = { ...agent, ...Object.fromEntries(given.filter(([, value]) => value !== null)) };
    return jsonAnswer(200, agent);
  };
  const written = new Set(['evaluated_harnesses', 'mcp_config']);
  const marks = { unproved: new Map(), members: new Set<string>(), ids: new Set<string>() };
  const restore = (before: JsonObject) =>
    restoreAgent({
      send,
      updatePath: '/agents/{id}',
      id,
      before,
      written: { fields: written, filled: written, ...marks },
    });
  return { restore, agent: () => agent };
}

test('where null is passed over, what the run left is emptied, and told as lost', async () => {
  const { restore, agent } = agentThatKeeps({ id, evaluated_harnesses: ['kit'], mcp_config: { kit: 1 } });
  const { seen } = await restore({ id, mcp_config: null });
  assert.deepEqual(agent(), { id, evaluated_harnesses: [], mcp_config: {} });
  assert.deepEqual(seen, { state: 'changed', lost: ['mcp_config', 'evaluated_harnesses'] });
});

test('where a reading fails, nothing is emptied: it may be as it was already', async () => {
  const { restore, agent } = agentThatKeeps({ id, hub: 'kit', mcp_config: { kit: 1 } }, 5);
  await restore({ id, mcp_config: null });
  assert.deepEqual(agent()['mcp_config'], { kit: 1 });
});

test('what is to be sent later for a list that was left out is null', async () => {
  const send: Send = async ({ body }) => {
    const { delegated_agents: list } = JSON.parse(String(body));
    return list === null ? jsonAnswer(409, {}) : jsonAnswer(200, { id, delegated_agents: [] });
  };
  const written = {
    fields: new Set(['delegated_agents']),
    filled: new Set(['delegated_agents']),
    unproved: new Map(),
    members: new Set<string>(),
    ids: new Set<string>(),
  };
  const { seen, left } = await restoreAgent({
    send,
    updatePath: '/agents/{id}',
    id,
    before: { id },
    written,
  });
  assert.deepEqual(seen, { state: 'changed', lost: ['delegated_agents'] });
  assert.deepEqual(left, { delegated_agents: null });
});

test('in a state that takes only updates which name it, all but the state comes back', async () => {
  let agent: JsonObject = { id, status: 'archived', purpose: 'kit', hub: 'kit' };
  const send: Send = async ({ body }) => {
    const update: JsonObject = JSON.parse(String(body));
    const isTaken = Object.keys(update).length === 0 || update['status'] === 'archived';
    if (isTaken) agent = { ...agent, ...update };
    return jsonAnswer(isTaken ? 200 : 409, isTaken ? agent : { detail: 'it is archived' });
  };
  const before = { id, status: 'active', purpose: 'first', hub: 'custom' };
  const fields = new Set(['status', 'purpose', 'hub']);
  const { seen } = await restoreAgent({
    send,
    updatePath: '/agents/{id}',
    id,
    before,
    written: { fields, filled: fields, unproved: new Map(), members: new Set(), ids: new Set() },
  });
  assert.deepEqual(seen, { state: 'changed', lost: ['status'] });
  assert.deepEqual(agent, { ...before, status: 'archived' });
});
