import { type LaneWork, runRounds } from './lanes.ts';
import type { DialectObserver } from './observe-dialect.ts';
import { planWork, type RunContext } from './run-context.ts';
import { casesBy, type Placed, type SystematicPlan } from './systematic-cases.ts';

const casesOfARound = 100;

/** Sends every field by every class of value, every choice and every boundary: complete, not by chance. */
export async function runSystematicPhase(
  plan: SystematicPlan,
  context: RunContext,
  observer: DialectObserver,
): Promise<Record<string, Record<string, number>>> {
  const coverage: Record<string, Record<string, number>> = {};
  const { shard, subject } = context;
  const { first, later } = casesBy(plan, context);
  // An agent's cases are all of one shard, so that they stay apart.
  const ownOf = (cases: readonly Placed[]) =>
    cases.filter(([index, { request }]) => shard.ownsRequest(request, index, subject));
  const workOf = ([index, made]: Placed): LaneWork => {
    const { operation, request } = made;
    return planWork(
      { operation, request, origin: { phase: 'systematic', index }, order: index },
      context,
      (answer) => {
        observer.note(made, answer);
        for (const [field, valueClass] of made.covers ?? [[made.subject, made.valueClass]]) {
          coverage[field] ??= {};
          coverage[field][valueClass] = (coverage[field][valueClass] ?? 0) + 1;
        }
      },
    );
  };
  const own = ownOf(first);
  // In rounds, so that the first ones are under way while the later ones are made and put in order.
  const rounds = function* (): Generator<readonly LaneWork[]> {
    yield* roundsOf(own);
    const others = ownOf(later());
    context.reportMore(others.length);
    yield* roundsOf(others);
  };
  const roundsOf = function* (cases: readonly Placed[]): Generator<readonly LaneWork[]> {
    for (let from = 0; from < cases.length && !context.isOver(); from += casesOfARound)
      yield cases.slice(from, from + casesOfARound).map(workOf);
  };
  context.report('systematic', own.length);
  await runRounds(rounds(), context.concurrency);
  return coverage;
}
