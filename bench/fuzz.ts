/**
 * Edge: how fast `fuzz` is beside a bare `Pool.request`, and what it holds in memory over many requests:
 * npm run bench:fuzz -- [requests] [file of the plot]. It ends with 1 where a goal is not met.
 */
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { Pool } from 'undici';
import { type FuzzControl, fuzzDeployment } from '../conformance/fuzz-deployment.ts';
import type { SentRequest } from '../conformance/run/exchange.ts';
import { realSurroundings } from '../conformance/target/surroundings.ts';
import { agents } from '../fixtures/world/agents.ts';
import { startServer } from './child-server.ts';
import { ensureBuilt } from './ensure-built.ts';
import { mockCommand } from './server-commands.ts';
import { markOf } from './table.ts';

const total = Number(process.argv[2] ?? 1_000_000);
const plot = process.argv[3];
const [connections, sampled] = [16, 5000];
const goals = { ratio: 0.2, growth: 1.1 } as const;

interface Sample {
  readonly requests: number;
  readonly megabytes: number;
}

/** Explores a mock for so many requests; gives its rate, its memory, and the first requests that it sent. */
async function measureFuzz(url: string, agentIds: readonly string[], maxRequests: number) {
  const sent: SentRequest[] = [];
  const samples: Sample[] = [];
  let control: FuzzControl | undefined;
  const timer = setInterval(() => {
    const requests = control?.status().requests ?? 0;
    const megabytes = process.memoryUsage().rss / 1e6;
    samples.push({ requests, megabytes });
    if (samples.length % 10 === 0)
      console.error(`${requests} of ${maxRequests} requests, ${Math.round(megabytes)} MB`);
  }, 1000);
  const started = performance.now();
  const run = await fuzzDeployment(
    {
      url,
      agentIds,
      stateFolder: false,
      seed: 1,
      maxRequests,
      concurrency: connections,
      onStart: (given) => {
        control = given;
      },
    },
    { name: 'agent-console-kit', version: 'bench' },
    {
      ...realSurroundings,
      open: (...parameters) => {
        const target = realSurroundings.open(...parameters);
        return {
          ...target,
          send: (request) => {
            if (sent.length < sampled) sent.push(request);
            return target.send(request);
          },
        };
      },
    },
  ).finally(() => clearInterval(timer));
  const seconds = (performance.now() - started) / 1000;
  return { rate: run.requests / seconds, requests: run.requests, samples, sent };
}

/** The same requests with undici alone. */
async function measureBare(url: string, requests: readonly SentRequest[]): Promise<number> {
  const pool = new Pool(url, { connections });
  const queue = requests.filter(({ chunkedAt }) => chunkedAt === undefined).values();
  const started = performance.now();
  let answered = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const { method, path, headers, body = null } of queue) {
        const answer = await pool.request({ method, path, headers, body });
        await answer.body.text();
        answered += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await pool.close();
  return answered / seconds;
}

/** Memory over requests, as an SVG that stands in the docs. */
function drawMemory(samples: readonly Sample[]): string {
  const [width, height] = [640, 200];
  const last = samples.at(-1)?.requests ?? 1;
  const most = Math.max(...samples.map(({ megabytes }) => megabytes)) * 1.2;
  const points = samples
    .map(
      ({ requests, megabytes }) =>
        `${((requests / last) * width).toFixed(1)},${(height - (megabytes / most) * height).toFixed(1)}`,
    )
    .join(' ');
  const label = `resident memory over ${last.toLocaleString('en-US')} requests, 0 to ${Math.round(most)} MB`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + 24}" font-family="sans-serif" font-size="12"><title>${label}</title><rect width="${width}" height="${height}" fill="none" stroke="#999"/><polyline points="${points}" fill="none" stroke="#06c" stroke-width="1.5"/><text x="4" y="${height + 16}">${label}</text></svg>\n`;
}

// As the command has it.
setFlagsFromString('--heap-growing-percent=50');
const program = ensureBuilt();
const server = await startServer(mockCommand(program));
try {
  const agentIds = agents.map(({ id }) => id);
  const { rate, requests, samples, sent } = await measureFuzz(server.url, agentIds, total);
  const bare = await measureBare(server.url, sent);
  const ratio = rate / bare;
  const quarter = Math.floor(samples.length / 4);
  const [early = Number.NaN, late = Number.NaN] = [
    samples.slice(quarter, 2 * quarter),
    samples.slice(-quarter),
  ].map((some) => some.reduce((sum, { megabytes }) => sum + megabytes, 0) / some.length);
  const growth = late / early;
  // A run of a few seconds has no quarters to compare.
  const [isFast, isFlat] = [ratio >= goals.ratio, quarter === 0 || growth <= goals.growth];
  console.log(
    `fuzz ${Math.round(rate)} requests/s over ${requests}, Pool.request alone ${Math.round(bare)}: ${ratio.toFixed(2)} × (goal ≥ ${goals.ratio} ×: ${markOf({ isMet: isFast })})`,
  );
  console.log(
    `memory: ${Math.round(early)} MB in the second quarter, ${Math.round(late)} MB in the last: ${growth.toFixed(2)} × (goal ≤ ${goals.growth} ×: ${markOf({ isMet: isFlat })})`,
  );
  if (!isFast || !isFlat) process.exitCode = 1;
  if (plot !== undefined) writeFileSync(plot, drawMemory(samples));
} finally {
  await server.stop();
}
