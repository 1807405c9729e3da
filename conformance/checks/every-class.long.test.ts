import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deployment } from '../../fixtures/deployments/deployment.ts';
import { faultyByClass } from '../../fixtures/deployments/index.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';

/** A sample: `npm run mutants` takes all of them. */
const every = 30;
const sample = faultyByClass.filter(({ plan }, index) => plan !== undefined && index % every === 0);

async function findingsIn({ plan, level }: Deployment) {
  assert.ok(plan !== undefined);
  const { findings } = await checkInMemory(plan, { profile: 'quick' });
  return findings.filter(({ counts }) => counts || level !== 'must');
}

test('there is a sample of every sort of fault', () => {
  assert.ok(sample.length > 10, `${sample.length} deployments`);
});

for (const deployment of sample)
  test(`${deployment.id} is found: ${deployment.what}`, async () => {
    assert.notDeepEqual(await findingsIn(deployment), []);
  });
