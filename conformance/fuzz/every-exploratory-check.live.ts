import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deployment } from '../../fixtures/deployments/deployment.ts';
import { exploratoryCorrect, exploratoryFaults } from '../../fixtures/deployments/exploratory.ts';
import { createMemoryNetwork } from '../../fixtures/in-memory/memory-network.ts';
import { exploratoryChecks, isExploratory } from '../checks/index.ts';
import { type FuzzOptions, fuzzDeployment } from '../fuzz-deployment.ts';
import type { Finding } from '../run/run-record.ts';

async function findingsOf(
  deployment: Deployment,
  options: Partial<FuzzOptions>,
): Promise<readonly Finding[]> {
  const network = createMemoryNetwork();
  const { close, ...target } = await network.start(deployment);
  const kit = { name: 'agent-console-kit', version: 'test' };
  try {
    const { findings } = await fuzzDeployment(
      { ...target, stateFolder: false, seed: 4, maxRequests: 6000, ...options },
      kit,
      network.surroundings,
    );
    return findings;
  } finally {
    await close();
  }
}

test('every check of fuzz has a faulty deployment, and a correct one beside it', () => {
  assert.deepEqual(
    exploratoryFaults.map(({ check }) => check),
    exploratoryChecks.map(({ id }) => id),
  );
  assert.equal(exploratoryCorrect.length, exploratoryFaults.length);
});

for (const deployment of exploratoryFaults)
  test(`${deployment.check} finds: ${deployment.what}`, async () => {
    // What a minute gives on two cores.
    const bounds = { maxRequests: 60_000, stopOnFirst: true, seed: 2 } as const;
    const findings = await findingsOf(deployment, { failOn: ['must', 'odd'], ...bounds });
    const found = findings.find(({ check }) => check === deployment.check);
    assert.ok(found !== undefined, findings.map(({ id }) => id).join() || 'nothing was found');
    assert.equal(found.level, 'odd');
    assert.equal(found.counts, true);
    assert.match(found.curl, /^(?:printf .*\| )?curl /);
  });

for (const deployment of exploratoryCorrect)
  test(`no check of fuzz accuses: ${deployment.what}`, async () => {
    const findings = await findingsOf(deployment, {});
    assert.deepEqual(
      findings.filter(({ check, level }) => isExploratory(check) || level === 'must').map(({ id }) => id),
      [],
    );
  });
