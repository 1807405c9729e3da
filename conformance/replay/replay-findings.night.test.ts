import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deployment } from '../../fixtures/deployments/deployment.ts';
import { correctDeployments, faultyDeployments } from '../../fixtures/deployments/index.ts';
import { createMemoryNetwork } from '../../fixtures/in-memory/memory-network.ts';
import { checkDeployment } from '../check-deployment.ts';
import { isAsItWas } from '../run/agent-restoration.ts';
import type { Run } from '../run/run-record.ts';
import { type Recorded, readRecorded } from './read-recorded.ts';
import { type Replay, type ReplayOptions, replayFindings as replayAt } from './replay-findings.ts';

const network = createMemoryNetwork();

/** Where findings were made in memory, they are sent again there. */
const replayFindings = (recorded: Recorded, options: ReplayOptions = {}): Promise<Replay> =>
  replayAt(recorded, options, network.surroundings);

const kit = { name: 'agent-console-kit', version: 'test' };

const deploymentNamed = (id: string): Deployment => {
  const found = [...faultyDeployments, ...correctDeployments].find((deployment) => deployment.id === id);
  assert.ok(found !== undefined, id);
  return found;
};

/** What a short check of a deployment finds by one check, and a replay at the same place. */
async function record(
  id: string,
  only: string,
  replay: ReplayOptions = {},
): Promise<{ run: Run; again: Replay }> {
  const running = await network.start(deploymentNamed(id));
  try {
    const { url, agentIds, token } = running;
    const options = { url, agentIds, token, only: [only], seed: 1, profile: 'quick', cases: 60 } as const;
    const run = await checkDeployment(options, kit, network.surroundings);
    return { run, again: await replayFindings(run, { token, ...replay }) };
  } finally {
    await running.close();
  }
}

/** A replay at a deployment that keeps the contract, with other agents. */
async function replayAtCorrect(run: Run, options: ReplayOptions = {}): Promise<Replay> {
  const agentIds = ['0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d', '1b2c3d4e-5f6a-4b7c-9d8e-0f1a2b3c4d5e'] as const;
  const running = network.serve({ agentIds, prefix: '/other/prefix' });
  try {
    return await replayFindings(run, { url: running.url, agentIds, ...options });
  } finally {
    await running.close();
  }
}

const verdictsOf = ({ findings }: Replay) => [...new Set(findings.map(({ verdict }) => verdict))];

const faults: readonly (readonly [what: string, deployment: string, check: string])[] = [
  ['one exchange', 'any-status', 'update-rejects-other-choices'],
  ['a reading of a given agent', 'status-looks-up-as-written', 'evolution-status-answers-an-object'],
  ['a genome', 'genome-answers-a-list', 'genome-accepts-objects'],
  ['a body in pieces', 'pieces-decoded-one-by-one', 'update-replaces-what-is-supplied'],
  ['a chunked body', 'chunked-genome-is-none', 'genome-accepts-objects'],
  ['a broken connection', 'resets-on-proto', 'server-answers'],
  ['steps of one agent', 'change-goes-back', 'update-keeps-identity'],
  ['steps that many checks share', 'active-again-as-it-was', 'updates-follow-the-model'],
  ['a rejected update', 'rejected-from-the-fault-on', 'rejected-update-leaves-no-trace'],
  ['a repeated update', 'update-appends-lists', 'update-is-idempotent'],
  ['two agents', 'update-without-where', 'update-reaches-one-agent'],
  ['a reading', 'reading-clears-the-other', 'evolution-status-changes-nothing'],
  ['updates at the same time', 'read-wait-write', 'concurrent-updates-lose-nothing'],
];

/** What is sent again for these changes no agent. */
const writingNothing = new Set([
  'a reading of a given agent',
  'a genome',
  'a chunked body',
  'a broken connection',
]);

for (const [what, deployment, check] of faults) {
  test(`a finding of ${what} still fails where it was made, and is fixed where it is`, async () => {
    const { run, again } = await record(deployment, check);
    const own = {
      ...run,
      findings: run.findings.filter((finding) => finding.check === check && !finding.flaky),
    };
    assert.ok(own.findings.length > 0, `${deployment}: nothing was found`);
    const same = again.findings.filter(({ finding }) => own.findings.includes(finding));
    assert.deepEqual(
      same.map(({ verdict }) => verdict),
      own.findings.map(() => 'still failing'),
    );
    const elsewhere = await replayAtCorrect(own);
    assert.deepEqual(
      verdictsOf(elsewhere),
      ['fixed'],
      JSON.stringify(elsewhere.findings.map(({ why }) => why)),
    );
    assert.equal(elsewhere.restoration.length === 0, writingNothing.has(what));
    for (const agent of elsewhere.restoration) assert.ok(isAsItWas(agent), JSON.stringify(agent));
  });
}

const sample = await record('any-status', 'update-rejects-other-choices');

test('a deployment that does not answer cannot be judged', async () => {
  const { findings, restoration } = await replayFindings(sample.run);
  assert.ok(findings.length > 0);
  for (const { verdict, why } of findings) {
    assert.equal(verdict, 'could not be judged');
    assert.match(why ?? '', /ECONNREFUSED/);
  }
  assert.deepEqual(restoration, []);
});

test('an agent that is not there, and a token that is not given, cannot be judged', async () => {
  const unknown = await replayAtCorrect(sample.run, { agentIds: ['ffffffff-0000-4000-8000-000000000000'] });
  assert.deepEqual(verdictsOf(unknown), ['could not be judged']);
  assert.match(unknown.findings[0]?.why ?? '', /it answered 404; .*does the agent exist/);
  const guarded = network.serve({ points: { auth: 401 } });
  try {
    const { findings } = await replayFindings(sample.run, { url: guarded.url });
    assert.deepEqual([...new Set(findings.map(({ verdict }) => verdict))], ['could not be judged']);
    assert.match(findings[0]?.why ?? '', /it answered 401; pass a token/);
    const allowed = await replayFindings(sample.run, { url: guarded.url, token: guarded.token });
    assert.deepEqual(verdictsOf(allowed), ['fixed']);
  } finally {
    await guarded.close();
  }
});

test('a check of another version, a secret that was taken out, and a record that shows nothing cannot be judged', async () => {
  const [finding] = sample.run.findings;
  assert.ok(finding !== undefined);
  const { exchange } = finding;
  const findings = [
    { ...finding, check: 'update-pleases-everybody' },
    {
      ...finding,
      exchange: { ...exchange, request: { ...exchange.request, body: '{"api_key":"[redacted]"}' } },
    },
    { ...finding, exchange: { ...exchange, response: { ...exchange.response, status: 422, body: '{}' } } },
    { ...finding, check: 'update-is-idempotent' },
  ];
  const replay = await replayAtCorrect({ ...sample.run, findings });
  assert.deepEqual(verdictsOf(replay), ['could not be judged']);
  assert.deepEqual(
    replay.findings.map(({ why }) => why),
    [
      'this version of the kit has no check update-pleases-everybody',
      'a secret was taken out of the recorded request, and cannot be filled in',
      'this version of the kit does not see it in the record',
      'it takes several exchanges, and the record has only the last',
    ],
  );
});

test('a flaky finding that does not show is not called fixed', async () => {
  const findings = sample.run.findings.map((finding) => ({ ...finding, flaky: true }));
  const replay = await replayAtCorrect({ ...sample.run, findings });
  assert.deepEqual(verdictsOf(replay), ['could not be judged']);
  assert.match(replay.findings[0]?.why ?? '', /flaky .* did not show in 20 tries/);
});

test('a replay that is interrupted judges nothing more', async () => {
  const replay = await replayAtCorrect(sample.run, { signal: AbortSignal.abort() });
  assert.deepEqual(verdictsOf(replay), ['could not be judged']);
});

test('a finding alone is replayed where its url says', async () => {
  const running = await network.start(deploymentNamed('any-status'));
  try {
    const text = JSON.stringify(sample.run.findings[0]).replaceAll(sample.run.target, running.url);
    const { agentIds } = running;
    const replay = await replayFindings(readRecorded(text, 'finding.json'), { agentIds });
    assert.equal(replay.url, running.url);
    assert.deepEqual(verdictsOf(replay), ['still failing']);
  } finally {
    await running.close();
  }
});

test('agents are as they were, whatever was replayed', async () => {
  for (const agent of sample.again.restoration) assert.ok(isAsItWas(agent), JSON.stringify(agent));
  assert.ok(sample.again.restoration.length > 0);
});
