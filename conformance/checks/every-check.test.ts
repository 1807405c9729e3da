import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Deployment } from '../../fixtures/deployments/deployment.ts';
import { correctDeployments, faultyByCheck, faultyDeployments } from '../../fixtures/deployments/index.ts';
import { publishDocument } from '../../fixtures/deployments/published-document.ts';
import { checkInMemory } from '../../fixtures/in-memory/check-in-memory.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { type CheckOptions, checkDeployment, type Run } from '../check-deployment.ts';
import type { Check } from './check.ts';
import { allChecks } from './index.ts';

/** Time is measured in profile deep only. */
const sizeFor = (check: string): Partial<CheckOptions> => ({
  profile: check === 'test-score-answers-in-time' ? 'deep' : 'quick',
  cases: 0,
});

const optionsFor = ({ check = '', dialect }: Deployment): Partial<CheckOptions> => ({
  only: [check],
  dialect,
  ...sizeFor(check),
});

async function checkOverSockets(deployment: Deployment, options: Partial<CheckOptions>): Promise<Run> {
  const { close, ...running } = await deployment.start();
  const kit = { name: 'agent-console-kit', version: 'test' };
  try {
    return await checkDeployment(
      { ...running, stateFolder: false, seed: 7, timeoutMs: 300, ...options },
      kit,
    );
  } finally {
    await close();
  }
}

const runOf = (deployment: Deployment, options: Partial<CheckOptions>): Promise<Run> =>
  deployment.plan === undefined
    ? checkOverSockets(deployment, options)
    : checkInMemory(deployment.plan, options);

/** What one exchange shows needs no more of them: the run ends at the first finding. */
async function runToFirstFinding(deployment: Deployment, options: Partial<CheckOptions>): Promise<Run> {
  const found = new AbortController();
  const onProgress: CheckOptions['onProgress'] = ({ findings }) => {
    if (findings > 0) found.abort();
  };
  return runOf(deployment, { ...options, onProgress, signal: found.signal });
}

const isFoundIn = ({ findings }: Run, { check, level }: Deployment): boolean =>
  findings.some((finding) => finding.check === check && (finding.counts || level !== 'must'));

/** Without random cases first; a few faults show only among them. */
async function isFound(deployment: Deployment, { judge }: Check): Promise<boolean> {
  const options = optionsFor(deployment);
  const isShownByOne = judge !== undefined && deployment.plan !== undefined;
  const first = await (isShownByOne ? runToFirstFinding : runOf)(deployment, options);
  return (
    isFoundIn(first, deployment) ||
    isFoundIn(await runOf(deployment, { ...options, cases: undefined }), deployment)
  );
}

describe('every check finds each faulty deployment that is written for it', () => {
  for (const check of allChecks) {
    const written = faultyByCheck.filter((deployment) => deployment.check === check.id);
    test(check.id, async () => {
      assert.notEqual(written.length, 0, 'no faulty deployment is written for it');
      const missed: string[] = [];
      for (const deployment of written)
        if (!(await isFound(deployment, check))) missed.push(`${deployment.id}: ${deployment.what}`);
      assert.deepEqual(missed, []);
    });
  }
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
