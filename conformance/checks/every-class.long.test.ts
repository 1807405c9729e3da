import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deployment } from '../../fixtures/deployments/deployment.ts';
import { faultyByClass } from '../../fixtures/deployments/index.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';
import { isFound } from '../../fixtures/in-memory/find-fault.ts';

/** Samples: `npm run mutants` takes all of them, each with every check. */
const every = 40;
const everyWhole = 200;
const inMemory = faultyByClass.filter(({ plan }) => plan !== undefined);
const sample = inMemory.filter((_, index) => index % every === 0);
const wholeSample = inMemory.filter((_, index) => index % everyWhole === 1);

test('there is a sample of every sort of fault', () => {
  assert.ok(sample.length > 12, `${sample.length} deployments`);
  assert.ok(wholeSample.length > 2, `${wholeSample.length} deployments`);
});

async function isFoundInWholeRun({ plan, level }: Deployment): Promise<boolean> {
  assert.ok(plan !== undefined);
  const { findings } = await checkInMemory(plan, { profile: 'quick' });
  return findings.some(({ counts }) => counts || level !== 'must');
}

// What some show takes the states that other checks bring about.
for (const deployment of sample)
  test(`${deployment.id} is found, by its own check alone or among all: ${deployment.what}`, async () => {
    assert.ok((await isFound(deployment)) || (await isFoundInWholeRun(deployment)));
  });

for (const deployment of wholeSample)
  test(`${deployment.id} is found by a whole run: ${deployment.what}`, async () => {
    assert.ok(await isFoundInWholeRun(deployment));
  });
