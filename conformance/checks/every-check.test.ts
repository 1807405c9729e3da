import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
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
  const forwarder = correctDeployments.find(({ id }) => id === 'forwards');
  let results = new Map<string, Run['checks'][number]>();
  const noteResults = ({ checks, findings, verdict, summary }: Run) => {
    assert.equal(verdict, 'conforms', summary);
    assert.deepEqual(
      findings.map(({ id }) => id),
      [],
    );
    const judged = checks.filter(({ status }) => status === 'passed');
    results = new Map([...results, ...judged.map((result) => [result.id, result] as const)]);
  };

  before(async () => {
    const published = () => ({ document: () => publishDocument({}) });
    noteResults(await checkInMemory(published, { profile: 'quick', dialect: dialectPresets.fastapi }));
    const only = ['test-score-answers-in-time'];
    noteResults(await checkInMemory(() => ({}), { only, profile: 'deep', cases: 0 }));
    assert.ok(forwarder !== undefined);
    noteResults(await checkOverSockets(forwarder, { only: ['forwarding-*'], profile: 'quick', cases: 0 }));
  });

  for (const { id } of allChecks)
    test(id, () => {
      const { cases = 0, needs = 1 } = results.get(id) ?? {};
      assert.ok(cases >= needs && cases > 0, `${cases} cases, and it needs ${needs}`);
    });
});
