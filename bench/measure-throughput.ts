/** Edge: how many requests servers answer under load. */
import type { ChildServer } from './child-server.ts';
import type { LoadRequest } from './load-client.ts';
import type { LoadDriver } from './load-driver.ts';
import { readCpuMilliseconds } from './process-usage.ts';
import type { Rounds } from './statistics.ts';

export interface LoadPlan {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly connections: number;
}

export interface Throughput {
  readonly requestsPerSecond: Rounds;
  /** Requests for each second of the server's own processor time, which a client that is too slow does not distort. */
  readonly requestsPerCpuSecond: Rounds;
}

type Sample = Readonly<Record<keyof Throughput, number>>;

async function loadOnce(
  driver: LoadDriver,
  server: ChildServer,
  requests: readonly LoadRequest[],
  { milliseconds, connections }: LoadPlan,
): Promise<Sample> {
  const cpuBefore = readCpuMilliseconds(server.pid);
  const load = { url: server.url, requests, connections, milliseconds };
  const { answered, requestsPerSecond, failures } = await driver.send(load);
  if (failures > 0) throw new Error(`${server.name} did not answer ${failures} requests with 200`);
  const cpuSeconds = (readCpuMilliseconds(server.pid) - cpuBefore) / 1000;
  return { requestsPerSecond, requestsPerCpuSecond: answered / cpuSeconds };
}

/** Loads servers in turn, forwards and backwards, so that a slow moment of the machine meets all alike. */
export async function measureThroughput(
  driver: LoadDriver,
  servers: readonly ChildServer[],
  requests: readonly LoadRequest[],
  plan: LoadPlan,
): Promise<Throughput> {
  const rounds: (readonly Sample[])[] = [];
  for (let round = -1; round < plan.rounds; round += 1) {
    const order = round % 2 === 0 ? [...servers] : servers.toReversed();
    const measured = new Map<ChildServer, Sample>();
    for (const server of order) measured.set(server, await loadOnce(driver, server, requests, plan));
    // The first round warms up.
    if (round >= 0) rounds.push(servers.flatMap((server) => measured.get(server) ?? []));
  }
  const roundsOf = (name: keyof Sample) => rounds.map((round) => round.map((sample) => sample[name]));
  return {
    requestsPerSecond: roundsOf('requestsPerSecond'),
    requestsPerCpuSecond: roundsOf('requestsPerCpuSecond'),
  };
}
