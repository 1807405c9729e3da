import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dialect } from '../../spec/dialect-points.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { answer } from '../answer.ts';
import { mostAgentGrowth } from './agent-growth.ts';
import { defaultState } from './first-state.ts';
import { createWorld, type World } from './world.ts';

const worldOf = (points: Partial<Dialect> = {}) =>
  createWorld(defaultState('seconds'), {
    dialect: { ...dialectPresets.fastapi, ...points },
    now: () => 0,
    seed: 1,
  });

const put = (world: World, id: string, update: object) =>
  answer(
    {
      method: 'PUT',
      target: `/v1/agent-configurations/${id}`,
      scheme: 'http',
      header: (name) => (name === 'content-type' ? 'application/json' : undefined),
      body: new TextEncoder().encode(JSON.stringify(update)),
    },
    world,
  );

test('agents grow up to a bound in bytes; beyond it an update is refused and leaves no trace, until there is room', () => {
  const world = worldOf();
  const ids = [...world.agents.keys()];
  const large = 'x'.repeat(900_000);
  const statuses = ids.flatMap((id) =>
    ['purpose', 'hub', 'agent_name'].map((field) => put(world, id, { [field]: large }).status),
  );
  assert.deepEqual(new Set(statuses), new Set([200, 413]));
  assert.ok(world.agentGrowth.bytes <= mostAgentGrowth);
  const last = ids.at(-1) ?? '';
  const before = world.agents.get(last);
  const { status, body = '' } = put(world, last, { purpose: large });
  assert.equal(status, 413);
  assert.match(
    JSON.parse(body).detail,
    /more than 32 MiB more than at first\. Send less, or reset the mock\.$/,
  );
  assert.equal(world.agents.get(last), before);
  assert.equal(put(world, last, {}).status, 200);
  assert.equal(put(world, ids[0] ?? '', { purpose: null }).status, 200);
  assert.equal(put(world, last, { purpose: large }).status, 200);
});

test('the same update again does not grow an agent, and taking it back brings it to where it was', () => {
  const world = worldOf();
  const [id = ''] = world.agents.keys();
  put(world, id, { agent_params: null });
  const before = world.agentGrowth.bytes;
  put(world, id, { agent_params: { a: [{}, 1.5, 'x'] } });
  const grown = world.agentGrowth.bytes;
  assert.ok(grown > before);
  put(world, id, { agent_params: { a: [{}, 1.5, 'x'] } });
  assert.equal(world.agentGrowth.bytes, grown);
  put(world, id, { agent_params: null });
  assert.equal(world.agentGrowth.bytes, before);
});

test('agents that come into being by an update weigh as a whole', () => {
  const world = worldOf({ 'unknown-agent-on-update': 200 });
  put(world, '00000000-0000-4000-8000-000000000001', {});
  assert.ok(world.agentGrowth.bytes > 1000, String(world.agentGrowth.bytes));
});
