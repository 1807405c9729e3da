import fc from 'fast-check';
import type { OperationName } from '../run/exchange.ts';
import { planWork, type RunContext } from './context.ts';
import { runInLanes } from './lanes.ts';
import type { Property } from './properties.ts';

/** Cases are sampled and sent in rounds, so that a long run needs no more memory than a short one. */
const casesOfARound = 300;

/** What the random phase may do. */
export interface RandomPlan {
  readonly properties: readonly Property[];
  readonly operations: ReadonlySet<OperationName>;
  readonly cases: number;
  readonly seed: number;
  /** Genomes that may still be created. */
  readonly genomes: number;
  /** Whether random cases still fit the time. */
  readonly isTimeLeft: () => boolean;
}

interface Chunk {
  readonly property: Property;
  readonly seed: number;
  readonly size: number;
}

/** Rounds in which every property has its share, so that whatever the time allows is spread over all of them. */
function roundsOf({
  properties,
  operations,
  cases,
  seed,
  genomes,
}: RandomPlan): readonly (readonly Chunk[])[] {
  const wanted = properties.filter(({ operation }) => operations.has(operation));
  const shares = wanted.reduce((sum, { share }) => sum + share, 0);
  const totals = wanted.map(({ share, creates }) => {
    const all = Math.ceil((cases * share) / shares);
    return creates ? Math.min(all, genomes) : all;
  });
  const rounds = Math.ceil(cases / casesOfARound);
  return Array.from({ length: rounds }, (_, round) =>
    wanted.flatMap((property, index) => {
      const size = Math.ceil((totals[index] ?? 0) / rounds);
      const left = Math.max(0, Math.min(size, (totals[index] ?? 0) - round * size));
      return left === 0 ? [] : [{ property, seed: (seed + index * 7919 + round * 104_729) | 0, size: left }];
    }),
  );
}

/** Sends random cases of every property until their number or the time is used up. */
export async function runRandomPhase(
  plan: RandomPlan,
  context: RunContext,
  firstOrder: number,
): Promise<void> {
  const rounds = roundsOf(plan);
  const { deal } = context;
  const planned = rounds.flat().reduce((sum, { size }) => sum + size, 0);
  context.report('random', Math.ceil(planned / deal.total));
  let order = firstOrder;
  for (const round of rounds) {
    const works = round.flatMap(({ property, seed, size }) => {
      const requests = fc.sample(property.requests, { seed, numRuns: size });
      return requests.flatMap((request, index) => {
        const at = order++;
        if (!deal.ownsRequest(request, at, context.subject)) return [];
        const origin = { phase: 'random', property: property.id, seed, index } as const;
        const work = planWork({ operation: property.operation, request, origin, order: at }, context);
        return [{ ...work, run: () => (plan.isTimeLeft() ? work.run() : Promise.resolve()) }];
      });
    });
    if (context.isOver() || !plan.isTimeLeft()) return;
    await runInLanes(works, context.concurrency);
  }
}
