import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { checkDeployment } from './check-deployment.ts';

const network = createMemoryNetwork();

const kit = { name: 'agent-console-kit', version: 'test' };
const scratch = mkdtempSync(join(tmpdir(), 'kit-writers-'));
after(() => rmSync(scratch, { recursive: true }));

test('of two runs on one agent from two machines, at least one notices, and none is green or red by the other', async () => {
  await using mock = network.startMock();
  const agentIds = mock
    .state()
    .agents.slice(0, 1)
    .map(({ id }) => id);
  const check = (stateFolder: string, seed: number) =>
    checkDeployment(
      { url: mock.url, agentIds, profile: 'quick', seed, stateFolder: join(scratch, stateFolder) },
      kit,
      network.surroundings,
    );
  const runs = await Promise.all([check('here', 1), check('there', 1)]);
  const noticed = runs.filter(({ notJudged }) =>
    notJudged.some((why) => /^another run \(kit-run-/.test(why)),
  );
  assert.ok(noticed.length > 0);
  for (const { verdict } of noticed) assert.equal(verdict, 'not-judged');
});

test('a run that begins while another is at work ends with 3 before it writes, and the other judges as if alone', async () => {
  await using mock = network.startMock();
  const agentIds = mock
    .state()
    .agents.slice(0, 1)
    .map(({ id }) => id);
  const check = (stateFolder: string, seed: number, onProgress: () => void) =>
    checkDeployment(
      {
        url: mock.url,
        agentIds,
        profile: 'quick',
        seed,
        stateFolder: join(scratch, stateFolder),
        onProgress,
      },
      kit,
      network.surroundings,
    );
  let [told, second] = [0, Promise.resolve<Awaited<ReturnType<typeof check>> | undefined>(undefined)];
  const first = await check('early', 1, () => {
    told += 1;
    if (told === 300) second = check('late', 2, () => {});
  });
  const late = await second;
  assert.equal(first.verdict, 'conforms');
  assert.equal(late?.verdict, 'not-judged');
  assert.ok(late?.notJudged.some((why) => why.includes('another run of this kit writes to agent')));
  assert.deepEqual(late?.restoration, []);
});

test('a change that bears no mark stays a finding', async () => {
  await using mock = network.startMock();
  const [agent] = mock.state().agents;
  assert.ok(agent !== undefined);
  let sent = 0;
  const run = await checkDeployment(
    {
      url: mock.url,
      agentIds: [String(agent['id'])],
      profile: 'quick',
      seed: 1,
      stateFolder: false,
      onProgress: () => {
        sent += 1;
        if (sent % 20 === 0)
          void network.fetch(`${mock.url}/v1/agent-configurations/${String(agent['id'])}`, {
            method: 'PUT',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ hub: `by hand ${sent}` }),
          });
      },
    },
    kit,
    network.surroundings,
  );
  assert.ok(run.findings.length > 0);
  assert.ok(!run.notJudged.some((why) => why.includes('another run')));
});
