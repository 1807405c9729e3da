import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { createFetchHandler } from '../fetch-handler.ts';

const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const owner = '11111111-2222-4333-8444-555555555555';
const extra = { tier: 'gold', archived_at: null, limits: { seats: 5 } };
const agent = {
  id,
  agent_name: 'billing helper',
  model_name: 'm',
  team_id: owner,
  created_by: owner,
  created_at: 5,
  updated_at: 5,
  ...extra,
};

const read = async (answer: Response) => JSON.parse(await answer.text());

async function answers(dialect: 'fastapi' | 'strict') {
  const handle = createFetchHandler({ dialect, state: { agents: [agent] } });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer any' };
  const put = (body: object) =>
    handle(
      new Request(`http://localhost/v1/agent-configurations/${id}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(body),
      }),
    );
  const list = await handle(new Request('http://localhost/v1/agent-configurations', { headers }));
  const updated = await put({ hub: 'x' });
  const state = await handle(new Request('http://localhost/__kit/state'));
  return {
    updated: await read(updated),
    listed: (await read(list))[0],
    kept: (await read(state)).agents[0],
  };
}

for (const name of ['fastapi', 'strict'] as const)
  test(`fields that the contract does not name are kept and answered everywhere (${name})`, async () => {
    const { updated, listed, kept } = await answers(name);
    for (const shown of [updated, listed, kept]) {
      const { tier, archived_at, limits } = shown;
      assert.deepEqual({ tier, archived_at, limits }, extra);
    }
    assert.equal(updated.hub, 'x');
  });

test('an update cannot set them, as on a FastAPI that ignores unknown keys', async () => {
  const handle = createFetchHandler({ state: { agents: [agent] } });
  const answer = await handle(
    new Request(`http://localhost/v1/agent-configurations/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"tier":"lead"}',
    }),
  );
  assert.equal((await read(answer)).tier, 'gold');
});

test("what an agent has itself goes before the dialect's example of it", async () => {
  const dialect = {
    ...dialectPresets.fastapi,
    examples: { agentExtraFields: { tier: 'silver', region: 'eu' } },
  };
  const handle = createFetchHandler({ dialect, state: { agents: [agent] } });
  const [listed] = await read(await handle(new Request('http://localhost/v1/agent-configurations')));
  assert.deepEqual([listed.tier, listed.region], ['gold', 'eu']);
});
