import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultyDeployments } from '../fixtures/deployments/index.ts';
import { rejection } from '../fixtures/deployments/replies.ts';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { type CheckOptions, checkDeployment, type Run } from './check-deployment.ts';
import type { Progress } from './target/progress-teller.ts';

const network = createMemoryNetwork();

const check = (options: CheckOptions) =>
  checkDeployment(
    { profile: 'quick', cases: 150, timeoutMs: 5000, ...options },
    { name: 'agent-console-kit', version: 'test' },
    network.surroundings,
  );

async function checkMock(seed: number): Promise<Run> {
  await using mock = network.startMock({ clock: 'fixed' });
  return await check({ url: mock.url, agentIds: mock.state().agents.map(({ id }) => id), seed });
}

test('the same seed asks a mock the same, and another seed asks something else', async () => {
  const [first, again, other] = [await checkMock(7), await checkMock(7), await checkMock(8)];
  assert.equal(first.verdict, 'conforms');
  assert.deepEqual(first.findings, []);
  assert.equal(again.requestsHash, first.requestsHash);
  assert.equal(again.requests, first.requests);
  assert.deepEqual(again.dialect, first.dialect);
  assert.deepEqual(again.coverage, first.coverage);
  assert.deepEqual(
    again.checks.map(({ id, status, cases }) => [id, status, cases]),
    first.checks.map(({ id, status, cases }) => [id, status, cases]),
  );
  assert.notEqual(other.requestsHash, first.requestsHash);
});

for (const id of ['status-forgets-the-tester', 'any-status']) {
  test(`the same seed finds the same in ${id}`, async () => {
    const deployment = faultyDeployments.find((one) => one.id === id);
    assert.ok(deployment !== undefined);
    const runs: Run[] = [];
    for (const seed of [3, 3]) {
      const running = await network.start(deployment);
      try {
        const { url, agentIds } = running;
        runs.push(await check({ url, agentIds, seed }));
      } finally {
        await running.close();
      }
    }
    const [first, again] = runs;
    assert.ok(first !== undefined && again !== undefined && first.findings.length > 0);
    assert.equal(again.requestsHash, first.requestsHash);
    const found = ({ findings }: Run) =>
      findings.map(({ id: name, flaky, curl }) => [name, flaky, curl.replace(/127\.0\.0\.1:\d+/g, 'host')]);
    assert.deepEqual(found(again), found(first));
  });
}

test('what fails only in a random case is shrunk to what a person would write', async () => {
  const running = network.serve({
    beforeAnswer: ({ update }) => {
      const name = update?.['agent_name'];
      const isTaken =
        typeof name !== 'string' || name.length <= 5 || !name.includes('z') || name.includes('{');
      return isTaken ? undefined : rejection(['body', 'agent_name'], 'no z in long names');
    },
  });
  try {
    const { url, agentIds } = running;
    const only = ['update-answers-the-agent'];
    const { verdict, findings } = await check({
      url,
      agentIds,
      only,
      seed: 1,
      cases: 700,
      profile: 'standard',
    });
    assert.equal(verdict, 'violates');
    const [finding, ...others] = findings;
    assert.deepEqual(others, []);
    assert.equal(finding?.id, 'update-answers-the-agent/updateagent/body-agent-name/status-422');
    assert.match(finding.path, /^conforming updates:\d+(?::\d+)+$/);
    const { url: sentTo, body = '' } = finding.exchange.request;
    assert.match(body, /^\{"agent_name":"(?=a*za*")[az]{6}"\}$/);
    assert.equal(
      finding.curl,
      `curl -sS -i --path-as-is -X PUT '${sentTo}' -H 'content-type: application/json' --data-binary '${body}'`,
    );
    assert.equal(finding.flaky, false);
  } finally {
    await running.close();
  }
});

test('a run tells how far it is, and never more than it planned', async () => {
  await using mock = network.startMock();
  const told: Progress[] = [];
  const agentIds = mock.state().agents.map(({ id }) => id);
  await check({ url: mock.url, agentIds, seed: 1, onProgress: (progress) => told.push(progress) });
  assert.deepEqual([...new Set(told.map(({ phase }) => phase))].slice(0, 5), [
    'systematic',
    'published document',
    'state',
    'sequences',
    'random',
  ]);
  for (const name of ['systematic', 'state', 'sequences', 'random']) {
    const own = told.filter(({ phase }) => phase === name);
    assert.deepEqual(
      own.map(({ sent }) => sent),
      own.map((_, index) => index),
    );
    assert.equal(own.at(-1)?.sent, own[0]?.planned);
  }
});
