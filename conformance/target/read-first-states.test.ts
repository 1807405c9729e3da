import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome, Send } from '../run/exchange.ts';
import { readFirstStates } from './read-first-states.ts';

const path = '/v1/agent-configurations/{id}';
const [one, two] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '97f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b'] as const;

const answer = (status: number, body: string): Outcome => ({
  kind: 'answer',
  status,
  headers: { 'content-type': 'application/json' },
  body,
  ms: 1,
  redirects: [],
});

/** The first agent is answered with this status, each other one with itself. */
const closes =
  (status: number, ...closed: readonly string[]): Send =>
  async (request) => {
    const id = request.path.split('/').at(-1) ?? '';
    return closed.includes(id)
      ? answer(status, '{}')
      : answer(200, JSON.stringify({ id, agent_name: 'a', model_name: 'b', team_id: id }));
  };

for (const status of [403, 409, 423])
  test(`where one agent answers ${status} and another one itself, the other one is read`, async () => {
    const { firstStates, unread, obstacle } = await readFirstStates(closes(status, one), path, [one, two]);
    assert.deepEqual([...firstStates.keys()], [two]);
    assert.deepEqual([...unread.keys()], [one]);
    assert.equal(obstacle, undefined);
  });

test('where all agents answer 403, updates cannot be judged, and the remedy is told', async () => {
  const { unread, obstacle = '' } = await readFirstStates(closes(403, one, two), path, [one, two]);
  assert.equal(unread.size, 0);
  assert.match(
    obstacle,
    /^an empty update of agent 3f1a2b4c.* answered 403; .*--token, or name an agent .*--agent-id$/,
  );
});

for (const [status, remedy] of [
  [401, /--token$/],
  [404, /--agent-id, and the path with --update-path$/],
  [503, /answered 503$/],
] as const)
  test(`one agent that answers ${status} keeps all of them from being judged`, async () => {
    const { obstacle = '' } = await readFirstStates(closes(status, one), path, [one, two]);
    assert.match(obstacle, remedy);
  });
