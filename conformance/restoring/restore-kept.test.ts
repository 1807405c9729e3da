import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { startMock } from '../../mock/start-mock.ts';
import { checkDeployment } from '../check-deployment.ts';
import { readLeftRun } from './read-left-run.ts';
import { restoreKept } from './restore-kept.ts';

const kit = { name: 'agent-console-kit', version: 'test' };

test('what a run could not restore, because the deployment went away, is restored later from its record', async () => {
  const mock = await startMock({ port: 0 });
  const before = mock.state();
  const agentIds = before.agents.slice(0, 2).map(({ id }) => id);
  let gone: ReturnType<typeof mock.state> | undefined;
  const run = await checkDeployment(
    {
      url: mock.url,
      agentIds,
      profile: 'quick',
      seed: 1,
      timeoutMs: 2000,
      onProgress: ({ phase, sent }) => {
        if (phase !== 'systematic' || sent < 400 || gone !== undefined) return;
        gone = mock.state();
        void mock.close();
      },
    },
    kit,
  );
  assert.ok(gone !== undefined, 'the deployment did not go away');
  assert.ok(!isDeepStrictEqual(gone.agents, before.agents), 'nothing was changed when it went away');
  assert.deepEqual(
    run.unrestored?.map(({ agentId }) => agentId),
    agentIds,
  );

  await using again = await startMock({ port: 0, state: gone });
  const record = readLeftRun(JSON.stringify(run), 'run.json');
  const restored = await restoreKept(record, { url: again.url });
  for (const [index, id] of agentIds.entries()) {
    const { updated_at: _, api_key: key, ...fields } = { ...before.agents.find((agent) => agent.id === id) };
    const now = again.state().agents.find((agent) => agent.id === id);
    const { updated_at: __, api_key: keyNow, ...fieldsNow } = { ...now };
    assert.deepEqual(fieldsNow, fields);
    assert.match(restored[index]?.sentence ?? '', /as it was/);
    // A record may not hold a key, so that whoever restores is told to set it.
    assert.equal(restored[index]?.isWhole, run.unrestored?.[index]?.withheld.length === 0);
    if (key !== keyNow) assert.match(restored[index]?.sentence ?? '', /set by hand .*: api_key$/);
  }
});

test('a file of others may not say which path is written to', async () => {
  const left = readLeftRun(
    JSON.stringify({
      kit,
      target: 'http://127.0.0.1:9',
      unrestored: [
        {
          agentId: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
          updatePath: '/admin/{id}',
          update: '{"hub":"x"}',
          withheld: [],
        },
      ],
    }),
    'run.json',
  );
  await assert.rejects(
    restoreKept(left, { stateFolder: false }),
    /PUT "\/admin\/\{id\}": only the file says/,
  );
});

const run = { kit, target: 'http://x', unrestored: [] };
const left = (entry: object) =>
  JSON.stringify({
    ...run,
    unrestored: [
      {
        agentId: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
        updatePath: '/{id}',
        update: '{}',
        withheld: [],
        ...entry,
      },
    ],
  });
const refused: readonly (readonly [what: string, text: string, why: RegExp])[] = [
  ['an empty file', ' ', /it is empty/],
  ['a file of others', '{"name":"x"}', /it is no run of agent-console-kit/],
  ['a run that left nothing behind', JSON.stringify(run), /There is nothing to restore/],
  ['an entry without an agent', JSON.stringify({ ...run, unrestored: [{}] }), /lacks agentId/],
  ['an update that is no object', left({ update: '[]' }), /the update of agent 0a1b.* is no JSON object/],
  ['an agent that is no uuid', left({ agentId: '\ud800' }), /the agentId .* is no uuid/],
  ['a path without a place for the id', left({ updatePath: '/a' }), /the updatePath \/a .* has no \{id\}/],
];

for (const [what, text, why] of refused) {
  test(`${what} is refused`, () => {
    assert.throws(() => readLeftRun(text, 'run.json'), why);
  });
}
