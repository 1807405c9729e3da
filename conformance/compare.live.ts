/**
 * Compares the mock, in the dialect that was learned, with a running FastAPI; a part of npm run test:fastapi. SEED=<n>
 * before it asks something else, and EVERY=<n> takes every nth of the settings.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ReferenceDeployment,
  type ReferenceSettings,
  startReferenceDeployment,
} from '../fixtures/fastapi/reference-deployment.ts';
import { sampleSettings } from '../fixtures/fastapi/sample-settings.ts';
import { compareWithMock } from '../fixtures/in-memory/compare-with-mock.ts';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';
import { compareDeployments } from './compare/compare-deployments.ts';
import type { SideOptions } from './compare/compare-options.ts';
import { learnDeployment } from './learn-deployment.ts';
import { isAsItWas } from './run/agent-restoration.ts';
import type { Finding, Run } from './run/run-record.ts';

const network = createMemoryNetwork();
const kit = { name: 'agent-console-kit', version: 'test' };
const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const token = 'live-token-2f80';

/** A gate asks the same every time. */
const seed = Number(process.env['SEED'] ?? 1);
assert.ok(Number.isSafeInteger(seed), `SEED=${process.env['SEED']} is no integer`);
const write = (text: string) => void process.stdout.write(text);

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

for (const one of sampleSettings(settings)) {
  test(`the mock answers 2,000 requests as FastAPI with ${JSON.stringify(one)}`, async () => {
    const deployment = await startReferenceDeployment(one);
    try {
      const left = sideOf(deployment);
      const { dialect } = await learnDeployment(left, kit);
      const run = await compareWithMock(network, left, dialect, { seed, cases: 2000 });
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
