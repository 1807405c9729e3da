import { readFileSync } from 'node:fs';
import { checkDeployment } from '../../../conformance/check-deployment.ts';
import type { Run } from '../../../conformance/run/run-record.ts';
import { faultyDeployments } from '../../../fixtures/deployments/index.ts';
import { startMock } from '../../../mock/start-mock.ts';

const kit = { name: 'agent-console-kit', version: 'test' };

/** A run that was recorded before. */
export function readRun(path: string): Run {
  return JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
}

/** A run of the mock, which conforms. */
export async function checkMock(): Promise<Run> {
  await using mock = await startMock({ port: 0 });
  const agentIds = mock
    .state()
    .agents.slice(0, 2)
    .map(({ id }) => id);
  return await checkDeployment({ url: mock.url, agentIds, seed: 1, profile: 'quick' }, kit);
}

/** A run of a deployment with a fault. */
export async function checkFaulty(id: string): Promise<Run> {
  const deployment = faultyDeployments.find((one) => one.id === id);
  if (deployment === undefined) throw new Error(`there is no faulty deployment ${id}`);
  const { url, agentIds, close } = await deployment.start();
  try {
    return await checkDeployment({ url, agentIds, seed: 1, profile: 'quick', timeoutMs: 2000 }, kit);
  } finally {
    await close();
  }
}
