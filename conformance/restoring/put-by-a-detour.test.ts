import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer } from '../../fixtures/in-memory/run-context.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { Send } from '../run/exchange.ts';
import { restoreAgent } from './restore-agent.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

/** What an agent is after it was restored, behind an update that says what is stored of it, and how that was told. */
async function restored(
  stored: JsonObject,
  before: JsonObject,
  store: (agent: JsonObject, update: JsonObject) => JsonObject,
) {
  let agent: JsonObject = { id, ...stored };
  const send: Send = async ({ body }) => {
    agent = { ...agent, ...store(agent, JSON.parse(String(body))) };
    return jsonAnswer(200, agent);
  };
  const fields = new Set(Object.keys(stored));
  const { seen } = await restoreAgent({
    send,
    updatePath: '/agents/{id}',
    id,
    before: { id, ...before },
    written: { fields, filled: fields, unproved: new Map(), members: new Set(), ids: new Set() },
  });
  const { id: _, ...others } = agent;
  return { seen, agent: others };
}

const membersOf = (update: JsonObject, isStored: (name: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(update).filter(([name]) => isStored(name)));

test('null comes back where a deployment takes it for what is empty already', async () => {
  const before = {
    purpose: null,
    last_evaluated_at: null,
    evaluated_harnesses: null,
    agent_params: null,
    guard_config_id: null,
    test_score: null,
  };
  const left = {
    purpose: '',
    last_evaluated_at: 0,
    evaluated_harnesses: [],
    agent_params: {},
    guard_config_id: '',
    test_score: '',
  };
  const isEmpty = (value: unknown) =>
    ['', '0', '{}', '[]', 'null'].includes(JSON.stringify(value ?? null).replace('""', ''));
  const { seen, agent } = await restored(left, before, (has, update) =>
    membersOf(update, (name) => !(isEmpty(update[name]) && isEmpty(has[name]))),
  );
  assert.deepEqual(agent, before);
  assert.deepEqual(seen, { state: 'restored' });
});

test('a field that a flag locks comes back, and so does the flag', async () => {
  const before = { guard_config_id: null, guard_manually_configured: true };
  const left = {
    guard_config_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    guard_manually_configured: false,
  };
  const { seen, agent } = await restored(left, before, (has, update) => {
    const isLocked = { ...has, ...update }['guard_manually_configured'] === true;
    return membersOf(update, (name) => name !== 'guard_config_id' || !isLocked);
  });
  assert.deepEqual(agent, before);
  assert.deepEqual(seen, { state: 'restored' });
});

test('where no detour helps, what stood there stands there again', async () => {
  const { seen, agent } = await restored({ purpose: 'x' }, { purpose: null }, (_, update) =>
    membersOf(update, (name) => update[name] !== null),
  );
  assert.deepEqual(agent, { purpose: 'x' });
  assert.deepEqual(seen, { state: 'changed', lost: ['purpose'] });
});

test('what was not written takes no detour', async () => {
  const sent: string[] = [];
  await restored({}, { purpose: 'first' }, (_, update) => {
    sent.push(...Object.values(update).map(String));
    return {};
  });
  assert.ok(sent.includes('first'));
  assert.ok(!sent.includes('kit'), sent.join());
});
