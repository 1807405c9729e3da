import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import type { Deployment } from '../fixtures/deployments/deployment.ts';
import { correctDeployments, faultyDeployments } from '../fixtures/deployments/index.ts';
import { startMock } from '../mock/start-mock.ts';
import { type CheckOptions, checkDeployment, type Run } from './check-deployment.ts';
import { openEvolutionService } from './evolution-service/open-evolution-service.ts';

const kit = { name: 'agent-console-kit', version: 'test' };
const id = 'forwarding-reaches-the-evolution-service';
const host = '127.0.0.1';

const check = (options: CheckOptions): Promise<Run> =>
  checkDeployment({ profile: 'quick', seed: 1, cases: 0, timeoutMs: 2000, only: [id], ...options }, kit);

/** A port on which nothing listens. */
function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function checkDeclared(deployment: Deployment): Promise<Run> {
  const running = await deployment.start();
  try {
    return await check(running);
  } finally {
    await running.close();
  }
}

const resultOf = ({ checks }: Run) => checks.find((result) => result.id === id);

test('the mock forwards, and what trouble of the service does to it is recorded', async () => {
  const port = await findFreePort();
  await using mock = await startMock({ port: 0, evolutionUrl: `http://${host}:${port}` });
  const agentIds = mock.state().agents.map((agent) => agent.id);
  const run = await check({
    url: mock.url,
    agentIds,
    token: 'mock-token-1',
    evolutionListen: { host, port },
  });
  assert.equal(run.verdict, 'conforms', run.summary);
  assert.equal(resultOf(run)?.status, 'passed');
  const seen = Object.entries(run.dialect).filter(([point]) => point.startsWith('evolution-service-'));
  assert.deepEqual(Object.fromEntries(seen.map(([point, { choice }]) => [point, choice])), {
    'evolution-service-down': 502,
    'evolution-service-slow': 200,
    'evolution-service-fails': 500,
    'evolution-service-no-json': 502,
  });
  assert.match(
    run.dialect['evolution-service-down']?.evidence ?? '',
    /while the evolution service is down → 502/,
  );
});

test('the mock without an evolution url does not, and that is told', async () => {
  const port = await findFreePort();
  await using mock = await startMock({ port: 0 });
  const agentIds = mock.state().agents.map((agent) => agent.id);
  const run = await check({ url: mock.url, agentIds, evolutionListen: { host, port } });
  assert.equal(run.verdict, 'violates');
  assert.deepEqual(
    run.findings.map(({ operation, code }) => `${operation}: ${code}`),
    ['readEvolutionStatus: nothing-arrived', 'createGenome: nothing-arrived'],
  );
  assert.match(run.findings[0]?.actual ?? '', /is http:\/\/127\.0\.0\.1:\d+ its evolution service\?$/);
});

test('without the option it is skipped, with the reason', async () => {
  await using mock = await startMock({ port: 0 });
  const run = await check({ url: mock.url, agentIds: mock.state().agents.map((agent) => agent.id) });
  assert.equal(resultOf(run)?.status, 'skipped');
  assert.match(resultOf(run)?.reason ?? '', /^it takes --evolution-listen/);
});

test('a token is recorded nowhere', async () => {
  const [deployment] = faultyDeployments.filter((one) => one.id === 'forwards-and-swallows');
  assert.notEqual(deployment, undefined);
  const running = await deployment?.start();
  try {
    const run = await check({ url: '', ...running });
    assert.equal(run.verdict, 'violates');
    assert.equal(JSON.stringify(run).includes(running?.token ?? ''), false);
  } finally {
    await running?.close();
  }
});

for (const deployment of faultyDeployments.filter((one) => one.check === id)) {
  test(`${deployment.id} is found, and nothing else`, async () => {
    const run = await checkDeclared(deployment);
    const own = run.findings.filter((finding) => finding.check === id);
    assert.ok(
      own.some(({ level, flaky }) => level === deployment.level && !flaky),
      run.summary,
    );
    assert.deepEqual(
      run.findings.filter((finding) => finding.check !== id),
      [],
    );
    if (deployment.level === 'should')
      assert.ok(
        own.every(({ level }) => level === 'should'),
        'no more than that',
      );
  });
}

for (const deployment of correctDeployments.filter((one) => one.id.startsWith('forwards'))) {
  test(`${deployment.id} is not accused`, async () => {
    const run = await checkDeclared(deployment);
    assert.deepEqual(run.findings, []);
    assert.equal(resultOf(run)?.status, 'passed');
  });
}

test('a port that is taken is told in one line, and nothing is sent', async () => {
  const service = await openEvolutionService({ host, port: 0 });
  const port = Number(new URL(service.url).port);
  await using mock = await startMock({ port: 0 });
  await assert.rejects(
    check({ url: mock.url, evolutionListen: { host, port } }),
    /^Inability: --evolution-listen 127\.0\.0\.1:\d+: it is in use\. Stop the program that listens there/,
  );
  assert.deepEqual(mock.requests(), []);
  await service.close();
});
