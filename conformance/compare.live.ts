/**
 * Compares the mock, in the dialect that was learned, with a running FastAPI, and every correct deployment with
 * itself; a part of npm run test:fastapi. SEED=<n> before it asks something else, CASES=<n> more of correct deployments.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunningDeployment } from '../fixtures/deployments/deployment.ts';
import { correctByPoint } from '../fixtures/deployments/index.ts';
import {
  type ReferenceDeployment,
  type ReferenceSettings,
  startReferenceDeployment,
} from '../fixtures/fastapi/reference-deployment.ts';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import type { MockState } from '../mock/mock-state.ts';
import { startMock } from '../mock/start-mock.ts';
import type { Dialect } from '../spec/dialect-points.ts';
import { compareDeployments } from './compare/compare-deployments.ts';
import type { SideOptions } from './compare/compare-options.ts';
import { learnDeployment } from './learn-deployment.ts';
import { isAsItWas } from './run/agent-restoration.ts';
import type { Finding, Run } from './run/run-record.ts';

/** Correct deployments are compared in memory, but for those that take a server to show what they do. */
const network = createMemoryNetwork();
const kit = { name: 'agent-console-kit', version: 'test' };
const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const token = 'live-token-2f80';

function readInteger(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual);
  assert.ok(Number.isSafeInteger(value), `${name}=${process.env[name]} is no integer`);
  return value;
}

/** A gate asks the same every time. */
const seed = readInteger('SEED', 1);
const casesOfCorrect = readInteger('CASES', 200);
const write = (text: string) => void process.stdout.write(text);

/** The seam to `learn`: the dialect in which the mock stands for a deployment. */
const dialectOf = async (side: SideOptions): Promise<Dialect> =>
  (await learnDeployment(side, kit, network.surroundingsOf(side))).dialect;

/** Agents of the ids that the other side has; all else about them is brought to the same state. */
function stateFor(ids: readonly string[]): Partial<MockState> {
  const [owner = ''] = ids;
  return {
    agents: ids.map((id) => ({
      id: id.toLowerCase(),
      agent_name: 'seed',
      model_name: 'm-1',
      team_id: owner.toLowerCase(),
      created_by: owner.toLowerCase(),
      created_at: 1_700_000_000,
      updated_at: 1_700_000_000,
    })),
  };
}

/** Compares a deployment with the mock in its dialect. */
async function compareWithMock(left: SideOptions, cases: number): Promise<Run> {
  const dialect = await dialectOf(left);
  const ids = left.agentIds ?? [];
  const surroundings = network.surroundingsOf(left);
  const options = { dialect, journalSize: 0, state: stateFor(ids) };
  await using mock =
    surroundings === network.surroundings
      ? network.startMock(options)
      : await startMock({ port: 0, ...options });
  const right = { url: mock.url, agentIds: ids, token: left.token, updatePath: dialect['update-path'] };
  // Awaited here: the mock is closed when this function is left.
  return await compareDeployments({ left, right, seed, cases, timeoutMs: 5000 }, kit, surroundings);
}

interface Explained {
  readonly explains: (finding: Finding) => boolean;
  readonly why: string;
}

/** Every kind of difference that is left between the mock and a FastAPI; docs/compare.md has them too. */
const explained: readonly Explained[] = [
  {
    explains: ({ operation, place }) => operation === 'listAgents' && place.pointer === '/latest_evaluation',
    why: 'The contract shows no scores (2.1): app.py makes up one for each agent, the mock has those of its state.',
  },
  {
    explains: ({ check, code, exchange }) =>
      check === 'same-errors' && code === 'other-order' && /"\d+":/.test(exchange.request.body ?? ''),
    why: 'JavaScript lists keys that are whole numbers before all others; the same faults are told in that order.',
  },
];

function describe({ summary, agreement, findings }: Run): string {
  return [
    summary,
    JSON.stringify(agreement),
    ...findings.map(
      ({ id, seen, exchange, expected, actual }) =>
        `${seen} × ${id}: ${exchange.request.method} ${exchange.request.url} ${exchange.request.body ?? ''}\n  ${expected}\n  ${actual}`,
    ),
  ].join('\n');
}

const shareOf = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

const settings: readonly ReferenceSettings[] = [
  { MERGE: 'keep', EXTRA: 'ignore', SLASH: 'slash', INTS: 'lax', AUTH: 'none', NESTED: 'dict' },
  { MERGE: 'reset', EXTRA: 'forbid', SLASH: 'slash', INTS: 'strict', AUTH: 'none', NESTED: 'model' },
  { MERGE: 'keep', EXTRA: 'forbid', SLASH: 'noslash', INTS: 'strict', AUTH: 'bearer', NESTED: 'model' },
  { MERGE: 'reset', EXTRA: 'ignore', SLASH: 'both', INTS: 'lax', AUTH: 'bearer', NESTED: 'dict' },
];

const sideOf = ({ url }: ReferenceDeployment): SideOptions => ({ url, agentIds, token });

for (const one of settings) {
  test(`the mock answers 2,000 requests as FastAPI with ${JSON.stringify(one)}`, async () => {
    const deployment = await startReferenceDeployment(one);
    try {
      const run = await compareWithMock(sideOf(deployment), 2000);
      write(`${JSON.stringify(one)}, SEED=${seed}\n${describe(run)}\n`);
      const { agreement } = run;
      assert.equal(agreement?.requests, 2000, run.notJudged.join('\n'));
      assert.ok(agreement.rejected > 400, `${agreement.rejected} were rejected`);
      assert.ok(shareOf(agreement.status, agreement.requests) >= 0.999, describe(run));
      assert.ok(shareOf(agreement.errors, agreement.rejected) >= 0.995, describe(run));
      const unexplained = run.findings.filter(
        (finding) => !explained.some(({ explains }) => explains(finding)),
      );
      assert.deepEqual(
        unexplained.map(({ id }) => id),
        [],
        describe(run),
      );
      for (const agent of run.restoration) assert.ok(isAsItWas(agent), JSON.stringify(agent));
    } finally {
      await deployment.stop();
    }
  });
}

test('two FastAPIs of the same settings do not differ, over four seeds', async () => {
  const [left, right] = await Promise.all([
    startReferenceDeployment({ NESTED: 'model' }),
    startReferenceDeployment({ NESTED: 'model' }),
  ]);
  try {
    for (let index = 0; index < 4; index += 1) {
      const sides = { left: sideOf(left), right: sideOf(right) };
      const run = await compareDeployments({ ...sides, seed: seed + index, cases: 300 }, kit);
      assert.equal(run.verdict, 'conforms', describe(run));
      assert.equal(run.agreement?.bodies, 300, describe(run));
    }
  } finally {
    await Promise.all([left.stop(), right.stop()]);
  }
});

const givenOf = ({ url, agentIds: ids, token: given, updatePath }: RunningDeployment): SideOptions => ({
  url,
  agentIds: ids,
  token: given,
  updatePath,
});

assert.notEqual(correctByPoint.length, 0);
for (const deployment of correctByPoint) {
  test(`${deployment.id} answers as a second instance of itself`, async () => {
    const [left, right] = [await network.start(deployment), await network.start(deployment)];
    try {
      const sides = { left: givenOf(left), right: givenOf(right) };
      const options = { ...sides, seed, cases: 100, timeoutMs: 5000 };
      const run = await compareDeployments(options, kit, network.surroundingsOf(left));
      assert.equal(run.verdict, 'conforms', describe(run));
      const { requests, rejected, ...rates } = run.agreement ?? { requests: 0, rejected: 0 };
      assert.deepEqual(rates, { status: requests, errors: rejected, bodies: requests });
    } finally {
      await Promise.all([left.close(), right.close()]);
    }
  });

  test(`the mock in the dialect of ${deployment.id} answers as it does`, async () => {
    const running = await network.start(deployment);
    try {
      const run = await compareWithMock(givenOf(running), casesOfCorrect);
      const { requests, status, rejected, errors } = run.agreement ?? assert.fail('nothing was compared');
      assert.equal(requests, casesOfCorrect, run.notJudged.join('\n'));
      assert.ok(shareOf(status, requests) >= 0.99, describe(run));
      assert.ok(shareOf(errors, rejected) >= 0.99, describe(run));
    } finally {
      await running.close();
    }
  });
}
