import { type LaneWork, runInLanes } from '../phases/lanes.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { MutationTally } from '../run/exploration.ts';
import { calibrate } from './calibrate.ts';
import { agentOf, type ExplorationContext, type Noted } from './exploration-context.ts';
import type { FuzzInput } from './fuzz-input.ts';
import { type Breeding, type Child, makeChild, someMutations } from './make-child.ts';
import type { Mutation } from './mutations/mutation.ts';
import { planInput, playFromFirst } from './play-input.ts';
import { createProbes } from './probes.ts';

/** So many inputs are made at a time, and so many of them at most are played while all others are quiet. */
const [batchSize, mostAlone] = [96, 6];
/** Of all inputs, those that are played with an eye on every agent. */
const watching = 0.04;
/** Of so many batches one has everything; in the others nothing leaves damage. */
const batchesOfARound = 3;

/** After so many batches of which nothing was sent, every operation being given up, none will be. */
const mostIdle = 30;

/** What exploring goes by. */
export interface ExplorePlan {
  readonly breeding: Breeding;
  readonly exploring: Omit<ExplorationContext, 'onNoted' | 'fresh'>;
  readonly mutations: readonly Mutation[];
  /** Whether a request may be sent: to named agents, by methods that take nothing away. */
  readonly isAllowed: (request: SentRequest) => boolean;
  readonly isOver: () => boolean;
  readonly concurrency: number;
  /** Is told of each behaviour that is met for the first time. */
  readonly onNew?: ((child: Child, noted: Noted) => void) | undefined;
  /** Inputs that are sent first, as they are: those of earlier runs, and each form of raw bytes. */
  readonly first: readonly FuzzInput[];
  /** Is told which mutations the next batch has. */
  readonly onBatch?: ((mutations: readonly string[]) => void) | undefined;
  /** How many requests were sent so far. */
  readonly requests: () => number;
  /** After each batch, while nothing is under way. */
  readonly afterBatch: () => Promise<void>;
}

interface Count {
  tried: number;
  fruitful: number;
}

/** How often each mutation was tried, and what came of it. */
function createMutationCounts(mutations: readonly Mutation[]) {
  const counts = new Map<string, Count>(mutations.map(({ name }) => [name, { tried: 0, fruitful: 0 }]));
  const bump = (names: readonly string[], part: keyof Count) => {
    for (const name of new Set(names)) {
      const count = counts.get(name);
      if (count !== undefined) count[part] += 1;
    }
  };
  return {
    bump,
    all: (): readonly MutationTally[] => [...counts].map(([name, count]) => ({ name, ...count })),
  };
}

/** Sends mutated inputs, batch by batch, until it is over; says how often each mutation was tried. */
export async function explore(plan: ExplorePlan): Promise<readonly MutationTally[]> {
  const { breeding, mutations, isAllowed, isOver, concurrency, onNew, afterBatch } = plan;
  const { dice } = breeding.material;
  const counts = createMutationCounts(mutations);
  const probes = createProbes(plan.exploring.context, async (request) => {
    const agentId = agentOf(request, exploring);
    if (agentId !== undefined) await exploring.restore(agentId);
  });
  const exploring: ExplorationContext = {
    ...plan.exploring,
    fresh: [],
    onNoted: (child, noted) => {
      const isAlone = child.input.steps.length === 1;
      if (isAlone) probes.consider(noted.exchange, noted.isNew, noted.usualMs);
      if (!noted.isNew) return;
      counts.bump(child.mutations, 'fruitful');
      onNew?.(child, noted);
    },
  };
  let [order, batches] = [1_000_000_000, 0];
  const first = [...plan.first];
  let idle = 0;
  while (!isOver() && idle < mostIdle) {
    const before = plan.requests();
    const isQuiet = batches % batchesOfARound !== 0;
    batches += 1;
    const active = someMutations(mutations, dice, isQuiet);
    plan.onBatch?.([...new Set(active.map(({ name }) => name))]);
    const works: LaneWork[] = [];
    const hostile: LaneWork[] = [];
    const alone: (() => Promise<void>)[] = [];
    for (let left = batchSize; left > 0; left -= 1) {
      const again = first.shift();
      const child = again === undefined ? makeChild(breeding, active) : { input: again, mutations: [] };
      if (child === undefined || !child.input.steps.every(isAllowed)) continue;
      const planned = planInput({ child, order: order++ }, exploring, dice.chance(watching));
      if (isQuiet && planned.isHostile && again === undefined) continue;
      if (planned.is === 'alone' && alone.length >= mostAlone && again === undefined) continue;
      counts.bump(child.mutations, 'tried');
      if (planned.is === 'work') (planned.isHostile ? hostile : works).push(planned.work);
      else alone.push(planned.play);
    }
    const guarded = (work: LaneWork) => ({ ...work, run: async () => (isOver() ? undefined : work.run()) });
    await runInLanes(works.map(guarded), concurrency);
    // Not beside the others: while an agent holds what cannot be answered, the list fails for it, and its status may.
    await runInLanes(hostile.map(guarded), concurrency);
    for (const play of alone) if (!isOver()) await play();
    for (const fresh of exploring.fresh.splice(0)) {
      if (!breeding.isGuided) break;
      const isShown = await calibrate(fresh, {
        isOver,
        play: (steps, agentId) =>
          playFromFirst({ child: { input: { steps }, mutations: [] }, order: order++ }, agentId, exploring),
      });
      if (isShown) exploring.corpus.favour(fresh.entry);
      exploring.onSmaller(fresh.entry);
    }
    await probes.play(isOver);
    await afterBatch();
    idle = plan.requests() === before ? idle + 1 : 0;
  }
  return counts.all();
}
