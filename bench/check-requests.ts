/** Edge: requests of the kind that a run sends, and how fast they go without anybody judging. */
import fc from 'fast-check';
import { Pool } from 'undici';
import type { SentRequest } from '../conformance/run/exchange.ts';
import { allProperties } from '../conformance/runner/properties.ts';

/** So many requests of every random property, by its share, as a run of this seed would make them. */
export function sampleRequests(
  agentIds: readonly string[],
  count: number,
  seed: number,
): readonly SentRequest[] {
  const properties = allProperties({
    updatePath: '/v1/agent-configurations/{id}',
    genomePath: '/v1/genomes/',
    agentIds,
    mayWriteSecrets: true,
  });
  const shares = properties.reduce((sum, { share }) => sum + share, 0);
  return properties.flatMap(({ requests, share }) =>
    fc.sample(requests, { seed, numRuns: Math.ceil((count * share) / shares) }),
  );
}

/** Requests a second of `Pool.request` alone, whole answers read as text. */
export async function measureBare(
  url: string,
  requests: readonly SentRequest[],
  connections: number,
): Promise<number> {
  const pool = new Pool(url, { connections });
  const queue = requests.values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
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
