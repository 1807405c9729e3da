import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer } from '../../fixtures/in-memory/run-context.ts';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { createWriteGuard } from '../restoring/write-guard.ts';
import type { Send } from '../run/exchange.ts';
import { isKeyUnsteady, probeKey } from './shown-keys.ts';

const [first, second] = [
  '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63',
  '5c8e3d2b-a4f1-4069-b7d5-2e1f0c9b8a74',
] as const;
const { updatePath } = subjectOf();
const agent = (id: string, key: string | null): readonly [string, JsonObject] => [
  id,
  {
    id,
    ...{ agent_name: 'a', model_name: 'm', team_id: id, created_by: id, created_at: 1, updated_at: 1 },
    api_key: key,
  },
];

for (const [shown, isUnsteady] of [
  ['v1.aaaaaaaa', false],
  ['v1.bbbbbbbb', true],
] as const)
  test(`a key that is shown ${isUnsteady ? 'otherwise' : 'the same'} in the next answer is ${isUnsteady ? 'not ' : ''}steady`, async () => {
    const [, state] = agent(second, shown);
    const states = new Map([agent(first, null), agent(second, 'v1.aaaaaaaa')]);
    assert.equal(await isKeyUnsteady(async () => jsonAnswer(200, state), updatePath, states), isUnsteady);
  });

/** What is sent to find out how keys are shown, and whether the guard then lets the second agent's be overwritten. */
async function probe(
  keys: readonly [string | null, string | null],
  echo: (key: string) => string | null,
  isShownAgain = true,
) {
  const states = new Map([agent(first, keys[0]), agent(second, keys[1])]);
  const guard = createWriteGuard({
    subject: subjectOf(first, second),
    firstStates: states,
    forbidden: new Map(),
    mark: 'kit-run-test',
  });
  const sent: string[] = [];
  let stored: string | null = null;
  const send: Send = guard.guard(async ({ path, body }) => {
    sent.push(String(body));
    const { api_key: key }: Record<string, unknown> = JSON.parse(String(body));
    if (key !== undefined) stored = typeof key === 'string' ? echo(key) : null;
    const [, state] = agent(path.split('/').at(-1) ?? '', null);
    return jsonAnswer(200, { ...state, api_key: key === undefined && !isShownAgain ? null : stored });
  });
  await probeKey(send, updatePath, states, guard);
  const probed = [...sent];
  const { kind } = await send({
    method: 'PUT',
    path: updatePath.replace('{id}', second),
    headers: {},
    body: '{"api_key":"kit-other"}',
  });
  return { probed, isLetThrough: kind === 'answer' };
}

test('a key is set where none is, and where it is not shown as it is, no other key is overwritten', async () => {
  const both = ['{"api_key":"kit-shown-0001"}', '{}', '{"api_key":null}'];
  assert.deepEqual(await probe([null, 'sk-live-51H8xY'], (key) => key), { probed: both, isLetThrough: true });
  assert.deepEqual(await probe([null, 'sk-live-51H8xY'], () => 'ref-0001'), {
    probed: both,
    isLetThrough: false,
  });
});

test('where keys are never shown, that of one agent is set, and no other is touched', async () => {
  assert.deepEqual(await probe([null, null], () => null), {
    probed: ['{"api_key":"kit-shown-0001"}', '{}', '{"api_key":null}'],
    isLetThrough: false,
  });
});

test('where only the answer that sets a key shows it, no other is touched', async () => {
  for (const key of [null, 'sk-live-51H8xY'])
    assert.equal((await probe([null, key], (shown) => shown, false)).isLetThrough, false);
});

test('nothing is sent where none is left to try it on', async () => {
  const keys = ['sk-live-51H8xY', 'sk-live-51H8xZ'] as const;
  assert.deepEqual((await probe(keys, (key) => key)).probed, []);
});
