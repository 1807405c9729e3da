/** Learns a running FastAPI in every pair of its switches; npm run test:fastapi. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairedSettings } from '../fixtures/fastapi/paired-settings.ts';
import {
  type ReferenceDeployment,
  type ReferenceSettings,
  startReferenceDeployment,
} from '../fixtures/fastapi/reference-deployment.ts';
import { readDialect } from '../spec/dialect.ts';
import type { DialectChoices } from '../spec/dialect-points.ts';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { checkDeployment } from './check-deployment.ts';
import { printDialectFile } from './learn/dialect-file.ts';
import { learnDeployment } from './learn-deployment.ts';

const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const kit = { name: 'agent-console-kit', version: 'test' };
const token = 'test-token-of-learning';

const slashes = { slash: 'redirect-to-slash', noslash: 'redirect-to-no-slash', both: 'both' } as const;

/** The choice at every point, as the switches have it; everything else is a stock FastAPI. */
function expectedOf({ MERGE, EXTRA, SLASH, INTS, AUTH, NESTED }: ReferenceSettings): DialectChoices {
  const keys = EXTRA === 'forbid' ? 'reject' : 'ignore';
  const coercion = INTS === 'strict' ? 'strict' : 'lax';
  return {
    ...dialectPresets.fastapi,
    'null-on-required': MERGE === 'reset' ? 'reset' : 'keep',
    'unknown-keys': keys,
    'read-only-keys': keys,
    'integer-coercion': coercion,
    'flag-coercion': coercion,
    'genome-slash': slashes[SLASH === 'noslash' || SLASH === 'both' ? SLASH : 'slash'],
    auth: AUTH === 'bearer' ? 401 : 'none',
    'nested-shapes': NESTED === 'model' ? 'shaped' : 'free',
  };
}

/** What a point does not show: who asks for no token does not tell how, and a plain array has no key. */
const hiddenIn = ({ AUTH }: ReferenceSettings): readonly string[] => [
  'list-items-key',
  ...(AUTH === 'bearer' ? [] : ['auth-scope', 'auth-order', 'auth-header', 'auth-scheme']),
];

async function readAgents({ url }: ReferenceDeployment): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/v1/agent-configurations`, { headers });
  const agents: unknown = await response.json();
  assert.ok(Array.isArray(agents), 'the list is an array');
  return agents.map((agent) => ({ ...agent, updated_at: 0 }));
}

for (const settings of pairedSettings) {
  const name = Object.entries(settings)
    .map((pair) => pair.join('='))
    .join(' ');
  test(`every point is learned right: ${name}`, async () => {
    const deployment = await startReferenceDeployment(settings);
    try {
      const options = { url: deployment.url, agentIds, token };
      const before = await readAgents(deployment);
      const learned = await learnDeployment(options, kit);
      assert.deepEqual(await readAgents(deployment), before, 'the agents are as before');
      assert.deepEqual(learned.notLearned, []);
      assert.equal(learned.durationMs < 5000, true, `it took ${learned.durationMs} ms`);
      const { examples, ...points } = learned.dialect;
      assert.deepEqual(points, expectedOf(settings));
      const undecided = learned.points.filter(({ sure }) => sure !== 'agreed').map(({ point }) => point);
      assert.deepEqual([...undecided].sort(), [...hiddenIn(settings)].sort());
      assert.deepEqual(
        Object.keys(examples?.nested ?? {}),
        settings.NESTED === 'model' ? ['agent_params'] : [],
      );
      const again = await learnDeployment(options, kit);
      const withoutTime = ({ learned: _, ...file }: typeof again.file) => file;
      assert.deepEqual(withoutTime(again.file), withoutTime(learned.file), 'a second run writes the same');
      const dialect = readDialect(printDialectFile(learned.file), 'dialect.json');
      const only = ['dialect-is-kept'];
      const run = await checkDeployment({ ...options, only, dialect, failOn: ['must', 'drift'] }, kit);
      assert.equal(run.verdict, 'conforms', `${run.summary} ${run.findings.map(({ id }) => id).join(', ')}`);
    } finally {
      await deployment.stop();
    }
  });
}

test('learns the objects of a model: their keys, kinds, and what becomes of others', async () => {
  const deployment = await startReferenceDeployment({ NESTED: 'model' });
  try {
    const { dialect } = await learnDeployment({ url: deployment.url, agentIds }, kit);
    const { keys, unknown } = dialect.examples?.nested?.['agent_params'] ?? {};
    assert.equal(unknown, 'drop');
    assert.deepEqual(keys, {
      temperature: { kind: 'number', nullable: true, filled: null },
      max_tokens: { kind: 'integer', nullable: true, filled: null },
    });
  } finally {
    await deployment.stop();
  }
});

test('what a failure hides is undecided, and the agent is mended', async () => {
  const deployment = await startReferenceDeployment({ MERGE: 'store' });
  try {
    const before = await readAgents(deployment);
    const { points } = await learnDeployment({ url: deployment.url, agentIds }, kit);
    const nulls = points.find(({ point }) => point === 'null-on-required');
    assert.deepEqual([nulls?.sure, nulls?.why], ['undecided', 'it was answered with 500']);
    assert.deepEqual(await readAgents(deployment), before);
  } finally {
    await deployment.stop();
  }
});
