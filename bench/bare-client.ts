/** Edge: a process of its own that sends, with undici alone, requests of the kind that a run sends. */
import fc from 'fast-check';
import { Pool } from 'undici';
import { allProperties } from '../conformance/phases/properties.ts';
import type { SentRequest } from '../conformance/run/exchange.ts';

export interface BareLoad {
  readonly url: string;
  readonly agentIds: readonly string[];
  readonly count: number;
  readonly seed: number;
  readonly connections: number;
}

/** So many requests of all random properties, each by its share. */
function sampleRequests({ agentIds, count, seed }: BareLoad): readonly SentRequest[] {
  const properties = allProperties({
    updatePath: '/v1/agent-configurations/{id}',
    genomePaths: ['/v1/genomes/'],
    agentIds,
    leftAlone: new Set(),
  });
  const shares = properties.reduce((sum, { share }) => sum + share, 0);
  return properties.flatMap(({ requests, share }) =>
    fc.sample(requests, { seed, numRuns: Math.ceil((count * share) / shares) }),
  );
}

/** Requests a second, whole answers read as text; the requests are made before the clock starts. */
async function sendBare(load: BareLoad): Promise<number> {
  const requests = sampleRequests(load);
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
