/**
 * Every correct deployment, in memory but for those that take a server to show what they do: it is learned, the mock in
 * its dialect answers as it does, and a second instance of it does too. SEED=<n> before it asks something else, CASES=<n>
 * more.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Agent, fetch } from 'undici';
import type { Deployment, RunningDeployment } from '../fixtures/deployments/deployment.ts';
import { correctByPoint } from '../fixtures/deployments/index.ts';
import { compareWithMock } from '../fixtures/in-memory/compare-with-mock.ts';
import { createMemoryNetwork, type MemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { compareDeployments } from './compare/compare-deployments.ts';
import type { SideOptions } from './compare/compare-options.ts';
import { type Learned, learnDeployment } from './learn-deployment.ts';
import { fetchDocument } from './published/fetch-document.ts';
import { isAsItWas } from './run/agent-restoration.ts';
import type { Run } from './run/run-record.ts';
import { discover } from './target/discover.ts';

const network = createMemoryNetwork();
const kit = { name: 'agent-console-kit', version: 'test' };

function readInteger(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual);
  assert.ok(Number.isSafeInteger(value), `${name}=${process.env[name]} is no integer`);
  return value;
}

/** A gate asks the same every time. */
const seed = readInteger('SEED', 1);
const cases = readInteger('CASES', 200);

/** One request a connection: some deployments close those that are kept. */
const dispatcher = new Agent({ pipelining: 0 });

const ask: MemoryNetwork['fetch'] = (url, request = {}) =>
  network.surroundingsOf({ url }) === network.surroundings
    ? network.fetch(url, request)
    : fetch(url, { ...request, dispatcher });

/** The server's own times and what it derives by itself are no part of what is restored. */
const moving = [
  'updated_at',
  'trust_stage',
  'trusted_at',
  'ttt_days',
  'latest_evaluation',
  'capabilities',
  'skills',
  'import_metadata',
];

const discoverAt = async (url: string) => {
  const served = await fetchDocument(async ({ path }) => {
    const response = await ask(url + path);
    const body = await response.text();
    return { kind: 'answer', status: response.status, headers: {}, body, ms: 1, redirects: [] };
  });
  return discover(served, '');
};

async function readAgents({ url, agentIds, token = '', updatePath }: RunningDeployment) {
  const path = updatePath ?? (await discoverAt(url)).updatePaths[0] ?? dialectPresets.fastapi['update-path'];
  return Promise.all(
    agentIds.map(async (id) => {
      const response = await ask(url + path.replace('{id}', id), {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: '{}',
      });
      const agent = Object(await response.json());
      const score = typeof agent.test_score === 'string' ? Number(agent.test_score) : agent.test_score;
      for (const name of moving) delete agent[name];
      return { ...agent, test_score: score };
    }),
  );
}

/** With nobody behind them, those that forward have nothing to learn of the evolution operations. */
const isWithoutAnswer = ({ id }: Deployment) => id.startsWith('forwards');

function assertLearned({ notLearned, restoration, points }: Learned): void {
  assert.deepEqual(notLearned, []);
  assert.notEqual(restoration.length, 0);
  for (const agent of restoration) assert.ok(isAsItWas(agent), JSON.stringify(agent));
  const mixed = points.filter(({ sure }) => sure === 'mixed');
  assert.deepEqual(
    mixed.map(({ point, why }) => `${point}: ${why}`),
    [],
  );
}

const givenOf = ({ url, agentIds, token, updatePath }: RunningDeployment): SideOptions => ({
  url,
  agentIds,
  token,
  updatePath,
});

const tell = ({ summary, agreement, findings }: Run) =>
  `${summary} ${JSON.stringify(agreement)} ${findings.map(({ id }) => id).join(', ')}`;

const shareOf = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

async function learnAndCompare(deployment: Deployment): Promise<void> {
  const running = await network.start(deployment);
  try {
    const before = isWithoutAnswer(deployment) ? undefined : await readAgents(running);
    const options = { ...running, timeoutMs: 5000 };
    const learned = await learnDeployment(options, kit, network.surroundingsOf(running));
    if (before !== undefined) {
      assert.deepEqual(await readAgents(running), before, 'the agents are as before');
      assertLearned(learned);
    }
    const run = await compareWithMock(network, givenOf(running), learned.dialect, { seed, cases });
    const { requests, status, rejected, errors } = run.agreement ?? assert.fail('nothing was compared');
    assert.equal(requests, cases, run.notJudged.join('\n'));
    assert.ok(shareOf(status, requests) >= 0.995, tell(run));
    assert.ok(shareOf(errors, rejected) >= 0.99, tell(run));
  } finally {
    await running.close();
  }
}

async function compareWithItself(deployment: Deployment): Promise<void> {
  const [left, right] = [await network.start(deployment), await network.start(deployment)];
  try {
    const sides = { left: givenOf(left), right: givenOf(right) };
    const options = { ...sides, seed, cases: cases / 2, timeoutMs: 5000 };
    const run = await compareDeployments(options, kit, network.surroundingsOf(left));
    assert.equal(run.verdict, 'conforms', tell(run));
    const { requests, rejected, ...rates } = run.agreement ?? { requests: 0, rejected: 0 };
    assert.deepEqual(rates, { status: requests, errors: rejected, bodies: requests });
  } finally {
    await Promise.all([left.close(), right.close()]);
  }
}

test('there are correct deployments', () => {
  assert.ok(correctByPoint.length > 100, `${correctByPoint.length} deployments`);
});

function tryEach(deployments: readonly Deployment[]): void {
  for (const deployment of deployments) {
    test(`${deployment.id} is learned, and the mock in its dialect answers as it does`, () =>
      learnAndCompare(deployment));
    test(`${deployment.id} answers as a second instance of itself`, () => compareWithItself(deployment));
  }
}

const isInMemory = ({ plan }: Deployment) => plan !== undefined;

describe('each correct deployment in memory', () => tryEach(correctByPoint.filter(isInMemory)));

// By themselves: what computes in memory meanwhile would keep them from answering in time.
describe('each correct deployment on the wire', () =>
  tryEach(correctByPoint.filter((deployment) => !isInMemory(deployment))));
