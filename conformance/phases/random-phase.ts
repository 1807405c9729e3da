import fc from 'fast-check';
import type { OperationName } from '../run/exchange.ts';
import type { Fitted } from '../run/run-record.ts';
import { isGivenUp } from './given-up.ts';
import { type LaneWork, runRounds } from './lanes.ts';
import type { Property } from './properties.ts';
import { planWork, type RunContext } from './run-context.ts';

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

/** Sends random cases of every property until their number or the time is used up; says how many of how many. */
export async function runRandomPhase(
  plan: RandomPlan,
  context: RunContext,
  firstOrder: number,
): Promise<Fitted> {
  const rounds = roundsOf(plan);
  const { shard } = context;
  const all = Math.ceil(rounds.flat().reduce((sum, { size }) => sum + size, 0) / shard.total);
  context.report('random', all);
  let order = firstOrder;
  let [made, sent] = [0, 0];
  const isTimeLeft = () => !context.isOver() && plan.isTimeLeft();
  const worksOf = ({ property, seed, size }: Chunk): readonly LaneWork[] =>
    fc.sample(property.requests, { seed, numRuns: size }).flatMap((request, index) => {
      const at = order++;
      if (!shard.ownsRequest(request, at, context.subject)) return [];
      const origin = { phase: 'random', property: property.id, seed, index } as const;
      const work = planWork({ operation: property.operation, request, origin, order: at }, context);
      const run = async () => {
        if (!isTimeLeft() || isGivenUp(context.tally, property.operation)) return;
        await work.run();
        sent += 1;
      };
      return [{ ...work, run }];
    });
  const worksOfRounds = function* (): Generator<readonly LaneWork[]> {
    for (const round of rounds) {
      if (!isTimeLeft()) return;
      const works = round.flatMap(worksOf);
      made += works.length;
      yield works;
    }
  };
  await runRounds(worksOfRounds(), context.concurrency);
  // What was dealt to a shard is known once it was made.
  return { sent, planned: sent === made && isTimeLeft() ? made : Math.max(all, made) };
}
