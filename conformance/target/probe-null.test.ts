import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { createWriteGuard } from '../restoring/write-guard.ts';
import type { Send } from '../run/exchange.ts';
import { probeNull } from './probe-null.ts';

const ids = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63'] as const;
const bare = {
  agent_name: 'a',
  model_name: 'b',
  purpose: null,
  last_tested_by: null,
  agent_url: null,
  delegated_agents: [],
} as const satisfies JsonObject;

/** Probes two agents of a deployment that stores updates its own way, and tells what it was sent and what is left alone. */
async function probe(
  first: JsonObject,
  stores: (update: JsonObject) => JsonObject,
  second: JsonObject = first,
) {
  const states = new Map<string, JsonObject>([
    [ids[0], { id: ids[0], ...first }],
    [ids[1], { id: ids[1], ...second }],
  ]);
  const sent: JsonObject[] = [];
  const send: Send = async ({ path, body }) => {
    const id = path.split('/').at(-1) ?? '';
    const update: JsonObject = JSON.parse(String(body));
    sent.push(update);
    states.set(id, { ...states.get(id), ...stores(update) });
    const answer = JSON.stringify(states.get(id));
    return { kind: 'answer', status: 200, headers: {}, body: answer, ms: 1, redirects: [] };
  };
  const firstStates = new Map(states);
  const mark = 'kit-run-0123abcd';
  const guard = createWriteGuard({ subject: subjectOf(...ids), firstStates, forbidden: new Map(), mark });
  const told = await probeNull(guard.guard(send), '/v1/agent-configurations/{id}', firstStates, guard);
  return {
    sent,
    told: told.map(({ request }) => request.body),
    isLeft: guard.leftAloneOf(ids[1]).has('agent_url'),
    isListLeft: ids.map((id) => guard.leftAloneOf(id).has('delegated_agents')),
  };
}

const withoutNulls = (update: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(update).filter(([, value]) => value !== null));

test('values are taken away and put back', async () => {
  const first = { ...bare, purpose: 'x', last_tested_by: 'y' };
  const { sent, told, isLeft } = await probe(first, (update) => update);
  assert.deepEqual(sent, [
    { purpose: null, last_tested_by: null },
    { purpose: 'x', last_tested_by: 'y' },
  ]);
  assert.deepEqual([told, isLeft], [[], false]);
});

test('where there is none, one is set and made null again', async () => {
  const { sent, told, isLeft } = await probe(bare, (update) => update);
  assert.equal(sent.length, 2);
  assert.deepEqual([told, isLeft], [[], false]);
});

test('where null is passed over, two fields show it, and nothing else that is null is written', async () => {
  const { sent, told, isLeft } = await probe(bare, withoutNulls);
  assert.equal(sent.length, 4);
  assert.deepEqual(told, ['{"purpose":null}', '{"last_tested_by":null}']);
  assert.ok(isLeft);
});

/** An agent that leaves its list out. */
const { delegated_agents: _, ...listless } = { ...bare, purpose: 'x' };
const has = { ...listless, delegated_agents: [{ id: 1 }] };

test('where an agent leaves its list out, another one is asked whether null leads back there', async () => {
  const emptied = (update: JsonObject): JsonObject =>
    update['delegated_agents'] === null ? { ...update, delegated_agents: [] } : update;
  const { sent, isListLeft } = await probe(has, emptied, listless);
  assert.deepEqual(sent.slice(0, 2), [{ delegated_agents: null }, { delegated_agents: [{ id: 1 }] }]);
  assert.deepEqual(isListLeft, [false, true]);
  assert.deepEqual((await probe(has, withoutNulls, listless)).isListLeft, [false, true]);
  assert.deepEqual((await probe(has, (update) => update, listless)).isListLeft, [false, false]);
});

test('where all leave it out, nobody is asked, and nothing is written to it', async () => {
  const { sent, isListLeft } = await probe(listless, withoutNulls);
  assert.ok(sent.length > 0 && sent.every((update) => !Object.hasOwn(update, 'delegated_agents')));
  assert.deepEqual(isListLeft, [true, true]);
});
