/** Edge: whether the time of an update depends on how many agents there are. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agents } from '../fixtures/world/agents.ts';
import { type ChildServer, startServer } from './child-server.ts';
import type { LoadDriver } from './load-driver.ts';
import { type LoadPlan, measureThroughput, type Throughput } from './measure-throughput.ts';
import { mockCommand } from './server-commands.ts';
import { updateRequests } from './workload.ts';

/** The ten agents that are updated, and others until there are so many. */
function stateOf(count: number): string {
  const [pattern] = agents;
  const others = Array.from({ length: count - agents.length }, (_, index) => ({
    ...pattern,
    id: `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }));
  return JSON.stringify({ agents: [...agents, ...others] });
}

/** Updates of the same ten agents, where there are no others and where there are. */
export async function measureAgentCounts(
  driver: LoadDriver,
  program: string,
  counts: readonly number[],
  plan: LoadPlan,
): Promise<Throughput> {
  const folder = mkdtempSync(join(tmpdir(), 'kit-bench-'));
  const running: ChildServer[] = [];
  try {
    for (const count of counts) {
      const file = join(folder, `${count}.json`);
      writeFileSync(file, stateOf(count));
      const { parameters, ...command } = mockCommand(program);
      running.push(await startServer({ ...command, parameters: [...parameters, '--state', file] }));
    }
    return await measureThroughput(driver, running, updateRequests, plan);
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  }
}
