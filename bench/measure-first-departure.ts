/** Edge: how long a run takes, from the start of its process, until it shows the first departure. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { faultyDeployments } from '../fixtures/deployments/index.ts';

/** Faults that one request of the systematic phase shows, at all three operations and of several kinds. */
const shown = [
  'fails-on-unknown-keys',
  'unknown-status-is-active',
  'update-answers-in-an-envelope',
  'update-of-nobody-succeeds',
  'fails-for-unknown-agents',
] as const;

/** Milliseconds until each is on the screen. */
export async function measureFirstDepartures(program: string): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  for (const id of shown) {
    const deployment = faultyDeployments.find((one) => one.id === id);
    if (deployment === undefined) throw new Error(`fixtures/deployments has no ${id}`);
    const { url, agentIds, close } = await deployment.start();
    const agents = agentIds.flatMap((agentId) => ['--agent-id', agentId]);
    const started = performance.now();
    const child = spawn(process.execPath, [program, 'check', url, ...agents, '--seed', '1'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      if (told.includes('first departure') && !times.has(id)) times.set(id, performance.now() - started);
    });
    await ended;
    await close();
    if (!times.has(id)) throw new Error(`check showed no departure of ${id}`);
  }
  return times;
}
