import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { startMock } from '../mock/start-mock.ts';
import { checkDeployment } from './check-deployment.ts';
import { type LaterRestored, restoreKept } from './restore-kept.ts';
import { readLeftRun } from './restoring/read-left-run.ts';
import { isAsItWas } from './run/agent-restoration.ts';
import type { Run } from './run/run-record.ts';

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
    run.restoration.map(({ agentId, state }) => [agentId, state]),
    agentIds.map((id) => [id, 'unread']),
  );

  await using again = await startMock({ port: 0, state: gone });
  const record = readLeftRun(JSON.stringify(run), 'run.json');
  const restored = await restoreKept(record, { url: again.url });
  assert.ok(!restored.isHeld);
  for (const [index, id] of agentIds.entries()) {
    const { updated_at: _, api_key: key, ...fields } = { ...before.agents.find((agent) => agent.id === id) };
    const now = again.state().agents.find((agent) => agent.id === id);
    const { updated_at: __, api_key: keyNow, ...fieldsNow } = { ...now };
    assert.deepEqual(fieldsNow, fields);
    const one: LaterRestored | undefined = restored.agents[index];
    assert.ok(one !== undefined && isAsItWas(one.seen), JSON.stringify(one));
    assert.equal(one.agentId, id);
    // A record may not hold a key, so that whoever restores is told to set it.
    const kept = run.restoration[index];
    assert.ok(kept?.state === 'unread');
    assert.deepEqual(one.withheld, kept.remaining.withheld);
    if (key !== keyNow) assert.deepEqual(one.withheld, ['api_key']);
  }
});

const run: Run = JSON.parse(
  readFileSync(new URL('../fixtures/runs/conforming.json', import.meta.url), 'utf8'),
);
const agentId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
const textOf = (restoration: readonly object[], more: object = {}) =>
  JSON.stringify({ ...run, ...more, restoration });
const entry = (remaining: object, more: object = {}) => ({
  agentId,
  state: 'changed',
  lost: ['hub'],
  remaining: { updatePath: '/{id}', update: '{"hub":"x"}', withheld: [], ...remaining },
  ...more,
});
const left = (remaining: object, more: object = {}) => textOf([entry(remaining, more)]);

test('a file of others may not say which path is written to', async () => {
  const record = readLeftRun(left({ updatePath: '/admin/{id}' }), 'run.json');
  await assert.rejects(
    restoreKept(record, { stateFolder: false }),
    /PUT "\/admin\/\{id\}": only the file says/,
  );
});

test('of a comparison, what the left lacks is read', () => {
  const sides = [entry({ update: '{"hub":"l"}' }, { side: 'left' }), entry({}, { side: 'right' })];
  const { agents, target } = readLeftRun(textOf(sides, { comparedWith: 'http://right' }), 'run.json');
  assert.equal(target, run.target);
  assert.deepEqual(
    agents.map(({ first }) => first),
    [{ hub: 'l' }],
  );
});

const refused: readonly (readonly [what: string, text: string, why: RegExp])[] = [
  ['an empty file', ' ', /it is empty/],
  ['a file of others', '{"name":"x"}', /it is not a run of agent-console-kit/],
  [
    'a run of the previous kit',
    JSON.stringify({ ...run, schemaVersion: undefined, unrestored: [] }),
    /it has no schemaVersion.* \(agent-console-kit 0\.1\.0\).* Restore with the kit that wrote it\.$/,
  ],
  [
    'a comparison that left the right changed',
    textOf([entry({}, { side: 'right' })], { comparedWith: 'http://right' }),
    /what its run left changed is at http:\/\/right\. Restore it with --all/,
  ],
  ['a run that left nothing behind', JSON.stringify(run), /There is nothing to restore/],
  ['an entry without an agent', textOf([{}]), /restoration\[0\]\.agentId is missing/],
  [
    'an entry without what to send',
    left({}, { remaining: undefined }),
    /restoration\[0\]\.remaining is missing/,
  ],
  [
    'an entry of another state',
    left({}, { state: 'gone' }),
    /restoration\[0\]\.state is not one of unchanged, restored, unproved, changed, unread/,
  ],
  ['an update that is not an object', left({ update: '[]' }), /the update of agent 0a1b.* is no JSON object/],
  ['an agent that is no uuid', left({}, { agentId: '\ud800' }), /the agentId .* is no uuid/],
  ['a path without a place for the id', left({ updatePath: '/a' }), /the updatePath \/a .* has no \{id\}/],
];

for (const [what, text, why] of refused) {
  test(`${what} is refused`, () => {
    assert.throws(() => readLeftRun(text, 'run.json'), why);
  });
}
