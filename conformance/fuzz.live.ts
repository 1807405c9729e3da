/** Explores a running FastAPI; a part of npm run test:fuzz. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ReferenceSettings,
  startReferenceDeployment,
} from '../fixtures/fastapi/reference-deployment.ts';
import { type FuzzControl, type FuzzOptions, fuzzDeployment } from './fuzz-deployment.ts';
import { isAsItWas } from './run/agent-restoration.ts';
import type { Finding, Run } from './run/run-record.ts';

const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const kit = { name: 'agent-console-kit', version: 'test' };
/** `FUZZ_REQUESTS=60000 npm run test:fuzz` explores for longer. */
const maxRequests = Number(process.env['FUZZ_REQUESTS'] ?? 1500);

async function fuzz(settings: ReferenceSettings, options: Partial<FuzzOptions>): Promise<Run> {
  const { url, stop } = await startReferenceDeployment(settings);
  const target = { url, agentIds, token: 'test-token-of-fastapi', stateFolder: false } as const;
  return fuzzDeployment({ ...target, seed: 1, ...options }, kit).finally(stop);
}

/** Explores until these checks have a finding each, or for so many requests. */
function fuzzUntil(settings: ReferenceSettings, checks: readonly string[], most: number): Promise<Run> {
  let control: FuzzControl | undefined;
  return fuzz(settings, {
    maxRequests: most,
    onStart: (given) => {
      control = given;
    },
    onFindings: (findings) => {
      if (checks.every((check) => findings.some((finding) => finding.check === check))) control?.stop();
    },
  });
}

/** One for each cause. */
const causesOf = ({ findings }: Run): readonly Finding[] =>
  findings.filter(({ counts, under }) => counts && under === undefined);

const lineOf = ({ check, code, place, exchange }: Finding) =>
  `${check} ${code} ${place.pointer} ${String(exchange.request.body).slice(0, 200)}`;

for (const settings of [
  { MERGE: 'keep', SCORE: 'plain' },
  { MERGE: 'reset', EXTRA: 'forbid', INTS: 'strict', AUTH: 'bearer', NESTED: 'model' },
] satisfies readonly ReferenceSettings[])
  test(`no finding of must on a conforming FastAPI: ${Object.values(settings).join(' ')}`, async () => {
    const run = await fuzz(settings, { maxRequests });
    assert.deepEqual(causesOf(run).map(lineOf), []);
    assert.ok(run.restoration.every(isAsItWas), JSON.stringify(run.restoration));
    assert.ok(run.requests >= maxRequests, `${run.requests} requests`);
  });

test('scores with an exponent and nulls that are stored are found, made small, and told apart', async () => {
  const known = ['test-score-answers-decimal-text', 'update-accepts-null'];
  const run = await fuzzUntil({ MERGE: 'store', SCORE: 'stock' }, known, 6000);
  const causes = causesOf(run);
  assert.deepEqual(causes.map(({ check }) => check).sort(), known);
  for (const { check, exchange, steps, flaky } of causes) {
    assert.equal(flaky, false, check);
    assert.ok((steps ?? []).length <= 1, check);
    const members = Object.entries(JSON.parse(String(exchange.request.body)));
    assert.equal(members.length, 1, `${check}: ${exchange.request.body}`);
    const [[name, value] = []] = members;
    if (check === 'update-accepts-null') assert.equal(value, null);
    else assert.equal(name, 'test_score');
  }
  // What follows from a stored null stands under it, and not beside it.
  const failures = run.findings.filter(({ check, counts }) => check === 'server-does-not-fail' && counts);
  assert.ok(failures.length > 0 && failures.every(({ under }) => under?.startsWith('update-accepts-null')));
});
