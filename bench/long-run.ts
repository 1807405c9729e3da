/** Edge: what a mock holds after many requests. */
import { startServer } from './child-server.ts';
import type { LoadDriver } from './load-driver.ts';
import { watchMemory } from './process-usage.ts';
import { mockCommand } from './server-commands.ts';
import { statusRequests, updateRequests } from './workload.ts';

export interface LongRun {
  readonly requests: number;
  readonly mostMegabytes: number;
}

/** Reads and updates in turn, until there were so many, and the most memory that was seen meanwhile. */
export async function measureLongRun(
  driver: LoadDriver,
  program: string,
  least: number,
  connections: number,
): Promise<LongRun> {
  const server = await startServer(mockCommand(program));
  const requests = [...statusRequests, ...updateRequests];
  try {
    const { result, mostMegabytes } = await watchMemory(server.pid, async () => {
      let answered = 0;
      while (answered < least) {
        const load = { url: server.url, requests, connections, milliseconds: 2000 };
        const sent = await driver.send(load);
        if (sent.failures > 0) throw new Error(`${sent.failures} requests were not answered with 200`);
        answered += sent.answered;
      }
      return answered;
    });
    return { requests: result, mostMegabytes };
  } finally {
    await server.stop();
  }
}
