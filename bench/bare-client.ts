/** Edge: a process of its own that sends, with undici alone, the requests that a run sends. */
import { Pool } from 'undici';
import { checkDeployment } from '../conformance/check-deployment.ts';
import type { SentRequest } from '../conformance/run/exchange.ts';
import { createMemoryNetwork } from '../fixtures/in-memory/memory-network.ts';

export interface BareLoad {
  readonly url: string;
  readonly agentIds: readonly string[];
  readonly profile: 'quick' | 'standard';
  readonly seed: number;
  readonly connections: number;
}

/** What a run sends to a mock in memory: the same seed and the same answers give the same requests. */
async function requestsOfRun({ agentIds, profile, seed }: BareLoad): Promise<readonly SentRequest[]> {
  const { startMock, surroundings } = createMemoryNetwork();
  const sent: SentRequest[] = [];
  const { verdict } = await checkDeployment(
    { url: startMock().url, agentIds, profile, seed, stateFolder: false },
    { name: 'agent-console-kit', version: 'bench' },
    {
      ...surroundings,
      open: (...parameters) => {
        const target = surroundings.open(...parameters);
        const send: typeof target.send = (request) => {
          sent.push(request);
          return target.send(request);
        };
        return { ...target, send };
      },
    },
  );
  if (verdict !== 'conforms') throw new Error(`The run that gives the requests ended with: ${verdict}`);
  return sent;
}

/** Requests a second, whole answers read as text; the requests are made before the clock starts. */
async function sendBare(load: BareLoad): Promise<number> {
  const requests = await requestsOfRun(load);
  const pool = new Pool(load.url, { connections: load.connections });
  const queue = requests.values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: load.connections }, async () => {
      for (const { method, path, headers, body = null } of queue) {
        const answer = await pool.request({ method, path, headers, body });
        await answer.body.text();
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await pool.close();
  return requests.length / seconds;
}

process.once('message', (load: BareLoad) => {
  sendBare(load).then((requestsPerSecond) => {
    process.send?.(requestsPerSecond);
    process.disconnect();
  });
});
