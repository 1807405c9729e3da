import fc from 'fast-check';
import {
  beginSequence,
  type Deliver,
  type SequenceCommand,
  type SequenceModel,
} from '../generate/sequences.ts';
import { createWatch } from '../observe/watch.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Fitted } from '../run/run-record.ts';
import { groupAgents } from './agent-groups.ts';
import { isGivenUp } from './given-up.ts';
import { type RunContext, sendAndJudge } from './run-context.ts';

/** How a sequence begins. */
export interface SequenceStart {
  /** What is left of the genomes that sequences may create. */
  readonly genomes: SequenceModel['genomes'];
  /** The update of an agent that changes nothing. */
  readonly emptyUpdate: (agentId: string) => SentRequest;
  /** Puts the agent of a request back to its first state. */
  readonly restore: (request: SentRequest) => Promise<void>;
}

/** Sequences of which most steps go to one agent. */
export type PlanSequences = (agentId: string) => fc.Arbitrary<Iterable<SequenceCommand>>;

/** What sequences are played. */
export interface SequencePlan extends SequenceStart {
  readonly planSequences: PlanSequences;
  /** Of the random cases, all of them. */
  readonly cases: number;
  readonly seed: number;
  /** Whether sequences still fit the time. */
  readonly isTimeLeft: () => boolean;
}

/** To a hundred random cases there are so many steps of sequences, and a sequence has so many on average. */
const [share, averageSteps] = [40, 30];

/** Plays a sequence as a model run. Each agent is restored and read before its first update. */
export function playSequence(
  commands: Iterable<SequenceCommand>,
  { genomes, emptyUpdate, restore }: SequenceStart,
  deliver: Deliver,
): Promise<void> {
  const begun = new Set<string>();
  const real: Deliver = async (step) => {
    const { agentId } = step;
    if (agentId !== undefined && !begun.has(agentId)) {
      begun.add(agentId);
      const request = emptyUpdate(agentId);
      await restore(request);
      await deliver({ operation: 'updateAgent', request, agentId });
    }
    await deliver(step);
  };
  return fc.asyncModelRun(() => ({ model: beginSequence(genomes), real }), commands);
}

/** Plays sequences over the agents until the time is used up; those that may write to the same agents one after another. */
export async function runSequencePhase(
  plan: SequencePlan,
  context: RunContext,
  firstOrder: number,
): Promise<Fitted> {
  const { planSequences, cases, seed, isTimeLeft } = plan;
  const { agentIds, ownsIndex } = context.shard;
  const count = agentIds.length === 0 ? 0 : Math.ceil((cases * share) / 100 / averageSteps);
  const own = Array.from({ length: count }, (_, index) => index).filter(ownsIndex);
  context.report('sequences', own.length);
  let sent = 0;
  const playOne = async (index: number, agentId: string) => {
    const sampled = fc.sample(planSequences(agentId), { seed, path: String(index), numRuns: 1 });
    const commands = sampled[0] ?? [];
    // What is known of the agents is known within one sequence.
    const inSequence = { ...context, watch: createWatch(context.watch.firstOf) };
    const origin = { phase: 'sequence', agentId, seed, index } as const;
    const restore = async (request: SentRequest) => {
      if (isTimeLeft()) await plan.restore(request);
    };
    await playSequence(commands, { ...plan, restore }, async ({ operation, request, agentId: lane }) => {
      context.digest.add(request);
      const planned = { operation, request, origin, order: firstOrder + index };
      if (isTimeLeft()) await sendAndJudge(planned, lane?.toLowerCase(), inSequence);
    });
    if (isTimeLeft()) sent += 1;
    context.tick();
  };
  const groups = groupAgents(agentIds);
  await Promise.all(
    groups.map(async (group, turn) => {
      for (const [position, index] of own.filter((_, at) => at % groups.length === turn).entries()) {
        if (context.isOver() || !isTimeLeft() || isGivenUp(context.tally, 'updateAgent')) break;
        await playOne(index, group[position % group.length] ?? '');
      }
    }),
  );
  context.watch.forgetAll();
  return { sent, planned: own.length };
}
