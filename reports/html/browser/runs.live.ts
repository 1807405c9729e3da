import { readFileSync } from 'node:fs';
import { checkDeployment } from '../../../conformance/check-deployment.ts';
import type { Run } from '../../../conformance/run/run-record.ts';
import { faultyDeployments } from '../../../fixtures/deployments/index.ts';
import { checkInMemory } from '../../../fixtures/in-memory/check-in-memory.ts';
import { createMemoryNetwork } from '../../../fixtures/in-memory/memory-network.ts';

const kit = { name: 'agent-console-kit', version: 'test' };

/** A run that was recorded before. */
export function readRun(path: string): Run {
  return JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
}

/** A run of the mock, which conforms. */
export async function checkMock(): Promise<Run> {
  const network = createMemoryNetwork();
  const mock = network.startMock();
  const agentIds = mock
    .state()
    .agents.slice(0, 2)
    .map(({ id }) => id);
  const options = { url: mock.url, agentIds, seed: 1, profile: 'quick', stateFolder: false } as const;
  return checkDeployment(options, kit, network.surroundings);
}

/** A run of a deployment with a fault. */
export async function checkFaulty(id: string): Promise<Run> {
  const deployment = faultyDeployments.find((one) => one.id === id);
  if (deployment?.plan === undefined) throw new Error(`there is no faulty deployment ${id} in memory`);
  return checkInMemory(deployment.plan, { seed: 1, profile: 'quick' });
}
