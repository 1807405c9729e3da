import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { correctDeployments, faultyByCheck, faultyDeployments } from '../../fixtures/deployments/index.ts';
import { publishDocument } from '../../fixtures/deployments/published-document.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';
import { checkOverSockets, findAllMissed } from '../../fixtures/in-memory/find-fault.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import type { Run } from '../check-deployment.ts';
import { allChecks } from './index.ts';

// Those of updates are many, and stand in a file of their own.
const checks = allChecks.filter(({ id }) => !id.startsWith('update'));
// Before the first test is there: node:test follows every promise from then on, which takes a quarter of the time.
const missed = await findAllMissed(checks, faultyByCheck);

/** Correct deployments, whole, so that each check has something to judge. */
async function judgeCorrectOnes(): Promise<readonly Run[]> {
  const forwarder = correctDeployments.find(({ id }) => id === 'forwards');
  assert.ok(forwarder !== undefined);
  const size = { profile: 'quick', cases: 0 } as const;
  const published = () => ({ document: () => publishDocument({}) });
  return [
    await checkInMemory(published, { ...size, dialect: dialectPresets.fastapi }),
    await checkInMemory(() => ({}), { ...size, only: ['test-score-answers-in-time'], profile: 'deep' }),
    await checkOverSockets(forwarder, { ...size, only: ['forwarding-*'] }),
  ];
}
const runs = await judgeCorrectOnes();

describe('every check finds each faulty deployment that is written for it', () => {
  for (const { id } of checks) test(id, () => assert.deepEqual(missed.get(id), []));
});

test('every faulty deployment is written for a check that there is', () => {
  const ids = new Set(allChecks.map(({ id }) => id));
  assert.notEqual(faultyDeployments.length, 0);
  assert.deepEqual(
    faultyDeployments.filter(({ check = '' }) => !ids.has(check)).map(({ id }) => id),
    [],
  );
});

describe('every check judges a correct deployment and finds nothing', () => {
  test('nothing is found', () => {
    assert.equal(runs.length, 3);
    for (const { verdict, summary, findings } of runs) {
      assert.equal(verdict, 'conforms', summary);
      assert.deepEqual(
        findings.map(({ id }) => id),
        [],
      );
    }
  });

  const results = runs.flatMap(({ checks: judged }) => judged.filter(({ status }) => status === 'passed'));
  for (const { id } of allChecks)
    test(id, () => {
      const { cases = 0, needs = 1 } = results.find((result) => result.id === id) ?? {};
      assert.ok(cases >= needs && cases > 0, `${cases} cases, and it needs ${needs}`);
    });
});
