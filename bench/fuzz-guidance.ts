/** Edge: whether guidance pays. The same mutations with and without it, over seeds, on faults behind rare conditions. */
import type { Deployment } from '../fixtures/deployments/deployment.ts';
import { hiddenDeployments } from '../fixtures/deployments/hidden/index.ts';
import { fuzzInMemory } from '../fixtures/in-memory/fuzz-in-memory.ts';
import { wordList } from '../spec/word-list.ts';
import { mannWhitney } from './mann-whitney.ts';
import { medianOf } from './statistics.ts';
import { printColumns } from './table.ts';

const [seeds, cap] = [Number(process.argv[2] ?? 20), Number(process.argv[3] ?? 20_000)];
const ids = wordList`
  the-review-board a-wide-score-before-the-epoch a-crowd-of-delegates a-round-of-protection
`;

/** How many requests it takes to the first finding of level must; the cap where none was met by then. */
async function requestsToFind(deployment: Deployment, seed: number, isGuided: boolean): Promise<number> {
  const options = { seed, maxRequests: cap, stopOnFirst: true };
  const { foundAfter = cap } = await fuzzInMemory(deployment, options, { isGuided, playsCases: false });
  return Math.min(foundAfter, cap);
}

const rows: string[][] = [];
for (const deployment of hiddenDeployments.filter(({ id }) => ids.includes(id))) {
  const [guided, unguided]: [number[], number[]] = [[], []];
  for (let seed = 1; seed <= seeds; seed += 1) {
    guided.push(await requestsToFind(deployment, seed, true));
    unguided.push(await requestsToFind(deployment, seed, false));
  }
  const foundBy = (all: readonly number[]) => all.filter((requests) => requests < cap).length;
  rows.push([
    deployment.id,
    ...[guided, unguided].flatMap((all) => [String(medianOf(all)), `${foundBy(all)} of ${seeds}`]),
    mannWhitney(guided, unguided).toExponential(1),
  ]);
  process.stderr.write(`${rows.at(-1)?.join('  ')}\n`);
}
process.stdout.write(
  `${printColumns([['fault', 'guided: median', 'found', 'unguided: median', 'found', 'p'], ...rows])}\n`,
);
