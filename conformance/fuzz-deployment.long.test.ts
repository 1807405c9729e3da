import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultyDeployments } from '../fixtures/deployments/index.ts';
import { allDeployments, assertFuzzFinds, fuzzById } from '../fixtures/in-memory/fuzz-by-id.ts';
import { fuzzInMemory } from '../fixtures/in-memory/fuzz-in-memory.ts';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { startMock } from '../mock/start-mock.ts';
import { fuzzDeployment } from './fuzz-deployment.ts';
import { realSurroundings, type Surroundings } from './target/surroundings.ts';

test('no two deployments share an id', () => {
  assert.equal(new Set(allDeployments.map(({ id }) => id)).size, allDeployments.length);
});

for (const id of ['preset-fastapi', 'preset-strict', 'nested-schema-is-published'])
  test(`no finding of must on a correct deployment: ${id}`, async () => {
    const { findings, verdict, restoration, requests } = await fuzzById(id, { maxRequests: 2500 });
    assert.deepEqual(
      findings.filter(({ level }) => level === 'must').map((finding) => finding.id),
      [],
    );
    assert.equal(verdict, 'conforms');
    assert.ok(requests >= 2500);
    assert.ok(restoration.length > 0 && restoration.every(({ state }) => state !== 'changed'));
  });

test('an exploration that is paused ends when it is interrupted, and restores its agents', async () => {
  await using mock = await startMock({ port: 0 });
  const before = mock.state().agents;
  const [first, second] = before.map(({ id }) => String(id));
  const stopping = new AbortController();
  const run = await fuzzDeployment(
    {
      url: mock.url,
      agentIds: [first ?? '', second ?? ''],
      stateFolder: false,
      seed: 1,
      signal: stopping.signal,
      onStart: (control) => {
        const timer = setInterval(() => {
          if (control.status().requests < 300) return;
          clearInterval(timer);
          control.pause();
          setTimeout(() => stopping.abort(), 300);
        }, 5);
      },
    },
    { name: 'agent-console-kit', version: 'test' },
  );
  assert.ok(run.interrupted);
  assert.ok(run.restoration.length > 0 && run.restoration.every(({ state }) => state !== 'changed'));
});

test('a file that cannot be written ends an exploration, and its agents are restored before it says so', async () => {
  await using mock = await startMock({ port: 0 });
  const lasting = () => mock.state().agents.map(({ updated_at: _, ...agent }) => agent);
  const before = lasting();
  const options = {
    url: mock.url,
    agentIds: mock.state().agents.map(({ id }) => String(id)),
    stateFolder: false as const,
    seed: 1,
    maxRequests: 6000,
    onEntry: () => {
      throw new Error('no space left on device');
    },
  };
  await assert.rejects(
    fuzzDeployment(options, { name: 'agent-console-kit', version: 'test' }),
    /no space left/,
  );
  assert.deepEqual(lasting(), before);
});

test('a fault is found', () =>
  assertFuzzFinds('insides-for-a-coded-body', 'answers-beyond-the-contract-tell-no-insides', 8000));

test('--only and --skip choose among the checks of fuzz too', async () => {
  const only = 'requests-beyond-the-contract-are-answered';
  const alone = await fuzzById('a-precondition-is-a-failure', { maxRequests: 8000, only: [only] });
  assert.deepEqual([...new Set(alone.findings.map(({ check }) => check))], [only]);
  const skipped = await fuzzById('a-precondition-is-a-failure', { maxRequests: 2500, skip: [only] });
  assert.ok(!skipped.findings.some(({ check }) => check === only));
  const genomes = await fuzzById('preset-fastapi', {
    maxRequests: 600,
    only: ['genome-*', 'requests-beyond-*'],
  });
  assert.deepEqual(
    genomes.operations.filter(({ requests }) => requests > 0).map(({ operation }) => operation),
    ['createGenome'],
  );
});

test('an exploration tells its curve, its mutations, and what to try next', async () => {
  const { exploration, profile } = await fuzzById('preset-fastapi', { maxRequests: 1200 });
  assert.ok(exploration !== undefined);
  assert.equal(profile, 'fuzz');
  const { curve, behaviours, corpus, mutations, off, next } = exploration;
  const met = Object.values(behaviours).reduce((sum, count) => sum + count, 0);
  assert.ok(corpus > 20 && corpus <= met);
  assert.equal(curve.at(-1)?.behaviours, met);
  assert.ok(mutations.some(({ fruitful }) => fruitful > 0));
  assert.deepEqual(off, []);
  assert.ok(next.length > 0);
});

test('an exploration stays at the origin that it was given', async () => {
  let staysAtOrigin: boolean | undefined;
  const open: Surroundings['open'] = (options) => {
    ({ staysAtOrigin } = options);
    throw new Error('opened');
  };
  const options = { url: 'http://127.0.0.1:9', stateFolder: false as const };
  const kit = { name: 'agent-console-kit', version: 'test' };
  await assert.rejects(fuzzDeployment(options, kit, { ...realSurroundings, open }), /opened/);
  assert.equal(staysAtOrigin, true);
});

for (const { host, isCapped } of [
  { host: 'agents.test', isCapped: true },
  { host: '127.0.0.1', isCapped: false },
])
  test(`genomes are ${isCapped ? 'few' : 'as many as there are inputs'} at ${host}`, async () => {
    const network = createMemoryNetwork(host);
    let created = 0;
    const { close: _, ...target } = network.serve(() => ({
      afterAnswer: (reply, { operation }) => {
        if (operation === 'createGenome' && reply.status === 200) created += 1;
        return reply;
      },
    }));
    const options = { ...target, stateFolder: false, seed: 1, maxRequests: 6000 } as const;
    const { requests } = await fuzzDeployment(
      options,
      { name: 'kit', version: 'test' },
      network.surroundings,
    );
    assert.ok(requests > 5000 && created > 100, `${created} genomes in ${requests} requests`);
    assert.equal(created <= 302, isCapped, `${created} genomes`);
  });

test('what the cases of check show is settled between their phases: a run that stops at the first finding stops there', async () => {
  const deployment = faultyDeployments.find(({ id }) => id === 'genome-takes-null');
  assert.ok(deployment !== undefined);
  const { run, foundAfter = Number.POSITIVE_INFINITY } = await fuzzInMemory(deployment, {
    stopOnFirst: true,
    maxRequests: 20_000,
  });
  assert.equal(run.verdict, 'violates');
  // The cases of check are thousands. It is told of at once, and sent again when the phase is over.
  assert.ok(foundAfter < 1000, `told after ${foundAfter} requests`);
  assert.ok(run.requests < 4500, `${run.requests} requests`);
});
