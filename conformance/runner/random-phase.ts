import fc from 'fast-check';
import type { OperationName } from '../run/exchange.ts';
import { planWork, type RunContext } from './context.ts';
import { runInLanes } from './lanes.ts';
import type { Property } from './properties.ts';

/** Cases of one property are sampled and sent in chunks, so that a long run needs no more memory than a short one. */
const chunkSize = 250;

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

/** The chunks of all properties in turn, so that whatever the time allows is spread over all of them. */
function chunksOf({ properties, operations, cases, seed, genomes }: RandomPlan): readonly Chunk[] {
  const wanted = properties.filter(({ operation }) => operations.has(operation));
  const shares = wanted.reduce((sum, { share }) => sum + share, 0);
  const perProperty = wanted.map((property, index) => {
    const all = Math.ceil((cases * property.share) / shares);
    const total = property.creates ? Math.min(all, genomes) : all;
    return Array.from({ length: Math.ceil(total / chunkSize) }, (_, chunk) => ({
      property,
      seed: (seed + index * 7919 + chunk * 104_729) | 0,
      size: Math.min(chunkSize, total - chunk * chunkSize),
    }));
  });
  const longest = Math.max(0, ...perProperty.map((chunks) => chunks.length));
  return Array.from({ length: longest }, (_, chunk) =>
    perProperty.flatMap((chunks) => chunks[chunk] ?? []),
  ).flat();
}

/** How many chunks go out together: enough that every lane and every worker stays busy. */
const chunksTogether = 13;

/** Sends random cases of every property until their number or the time is used up. */
export async function runRandomPhase(
  plan: RandomPlan,
  context: RunContext,
  firstOrder: number,
): Promise<void> {
  const chunks = chunksOf(plan);
  context.report(
    'random',
    chunks.reduce((sum, { size }) => sum + size, 0),
  );
  let order = firstOrder;
  for (let at = 0; at < chunks.length; at += chunksTogether) {
    const works = chunks.slice(at, at + chunksTogether).flatMap(({ property, seed, size }) => {
      const requests = fc.sample(property.requests, { seed, numRuns: size });
      return requests.map((request, index) => {
        const origin = { phase: 'random', property: property.id, seed, index } as const;
        const work = planWork({ operation: property.operation, request, origin, order: order++ }, context);
        return { ...work, run: () => (plan.isTimeLeft() ? work.run() : Promise.resolve()) };
      });
    });
    if (context.isOver() || !plan.isTimeLeft()) return;
    await runInLanes(works, context.concurrency);
  }
}
