import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeploymentPlan } from '../../fixtures/deployments/plan.ts';
import { createMemoryNetwork } from '../../fixtures/in-memory/memory-network.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { checkDeployment, type FailOn, type Run } from '../check-deployment.ts';
import { learnDeployment } from '../learn-deployment.ts';
import { isAsItWas } from '../run/agent-restoration.ts';
import { placeText } from '../run/place.ts';

const network = createMemoryNetwork();

const kit = { name: 'agent-console-kit', version: 'test' };

async function check(
  plan: DeploymentPlan,
  dialect: Partial<Dialect> | undefined,
  failOn: readonly FailOn[] = ['must'],
  only: readonly string[] = ['dialect-is-kept'],
): Promise<Run> {
  const running = network.serve(plan);
  try {
    const { url, agentIds, token } = running;
    return await checkDeployment(
      { url, agentIds, token, only, cases: 0, seed: 1, profile: 'quick', dialect, failOn },
      kit,
      network.surroundings,
    );
  } finally {
    await running.close();
  }
}

async function learn(plan: DeploymentPlan): Promise<Dialect> {
  const running = network.serve(plan);
  return (await learnDeployment(running, kit, network.surroundings).finally(() => running.close())).dialect;
}

/** As those deployments are: they publish no document. */
const held: Dialect = { ...dialectPresets.fastapi, 'published-document': 'not-served' };

const resultOf = ({ checks }: Run) => checks.find(({ id }) => id === 'dialect-is-kept');

test('a deployment that keeps its dialect passes, and shows each point with its exchanges', async () => {
  const run = await check({}, await learn({}), ['must', 'drift']);
  assert.deepEqual(
    [run.verdict, resultOf(run)?.status, resultOf(run)?.level],
    ['conforms', 'passed', 'drift'],
  );
  assert.deepEqual(run.findings, []);
  assert.equal((resultOf(run)?.cases ?? 0) > 35, true, `${resultOf(run)?.cases} points`);
  const point = run.dialect['malformed-body'];
  assert.deepEqual([point?.choice, point?.sure], [422, true]);
  assert.equal((point?.exchanges?.length ?? 0) > 1, true);
});

test('a deployment without a list is held to a dialect that has none', async () => {
  const plan: DeploymentPlan = { points: { 'list-path': 'none' } };
  const dialect = await learn(plan);
  assert.equal(dialect['list-path'], 'none');
  const run = await check(plan, dialect, ['must', 'drift']);
  assert.deepEqual([run.verdict, run.notJudged, run.findings], ['conforms', [], []]);
});

test('names are unique after other checks have renamed the agents, too', async () => {
  const plan: DeploymentPlan = { points: { 'unique-names': 'unique' } };
  const dialect = await learn(plan);
  assert.equal(dialect['unique-names'], 'unique');
  const run = await check(plan, dialect, ['must', 'drift'], ['dialect-is-kept', 'update-*']);
  assert.deepEqual([run.verdict, run.findings], ['conforms', []], run.summary);
});

test('a key that was never set and is not shown, as nothing is that was not, tells nothing of a key that is', async () => {
  const isUnset = ([name, value]: readonly [string, unknown]) => value === null && name !== 'purpose';
  const plan: DeploymentPlan = {
    fields: { api_key: null, purpose: null },
    rewriteAgent: (agent) => Object.fromEntries(Object.entries(agent).filter((entry) => !isUnset(entry))),
  };
  const run = await check(plan, { ...held, 'unset-fields': 'left-out' }, ['must', 'drift']);
  assert.equal(run.dialect['api-key-echo'], undefined);
  assert.ok(!run.findings.some(({ place }) => placeText(place).includes('api-key-echo')));
});

test('each point that is another is a finding of level drift, which counts only where it was asked for', async () => {
  const points = { 'unknown-keys': 'reject', 'malformed-body': 400 } as const;
  const run = await check({ points }, held);
  assert.equal(run.verdict, 'conforms', run.summary);
  const told = run.findings.map(({ place, code, level, counts }) => [place.pointer, code, level, counts]);
  assert.deepEqual(told.sort(), [
    ['/malformed-body', '400-not-422', 'drift', false],
    ['/unknown-keys', 'reject-not-ignore', 'drift', false],
  ]);
  const [keys] = run.findings.filter(({ place }) => place.pointer === '/unknown-keys');
  assert.equal(keys?.clause, '2.2');
  assert.equal(keys?.exchange.request.body, '{"kit_unknown_key":1}');
  assert.equal((await check({ points }, held, ['drift'])).verdict, 'violates');
});

test('a point that the dialect leaves out is not held', async () => {
  const { 'unknown-keys': _, ...rest } = held;
  assert.deepEqual((await check({ points: { 'unknown-keys': 'reject' } }, rest)).findings, []);
});

test('a refusal with another body and an answer of another shape are drift too', async () => {
  const dialect = await learn({});
  const run = await check(
    {
      afterAnswer: (reply, { operation }) => {
        if (reply.status === 404) return { ...reply, body: '{"error":"gone"}' };
        const isStatus = operation === 'readEvolutionStatus' && reply.status === 200;
        return isStatus ? { ...reply, body: '{"agent_id":"x","status":7}' } : reply;
      },
    },
    dialect,
  );
  const told = run.findings.map(({ operation, place, code }) => `${operation} ${placeText(place)}: ${code}`);
  assert.deepEqual(told.filter((one) => one.startsWith('readEvolutionStatus answer')).sort(), [
    'readEvolutionStatus answer proposals: missing',
    'readEvolutionStatus answer status: number-not-string',
  ]);
  assert.equal(
    told.some((one) => one.endsWith('dialect unknown-path: other-body-or-header')),
    true,
    told.join('\n'),
  );
});

test('without a dialect it is skipped, and the run says what it takes', async () => {
  const run = await check({}, undefined);
  assert.deepEqual([resultOf(run)?.status, resultOf(run)?.reason], ['skipped', 'it takes --dialect']);
  assert.equal(run.verdict, 'not-judged');
});

test('after holding a dialect the agents are as before', async () => {
  const run = await check({ preset: 'strict' }, dialectPresets.strict);
  assert.deepEqual(run.findings, []);
  assert.notEqual(run.restoration.length, 0);
  for (const agent of run.restoration) assert.ok(isAsItWas(agent), JSON.stringify(agent));
});
