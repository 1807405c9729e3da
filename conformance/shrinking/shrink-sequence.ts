import fc from 'fast-check';
import type { SequenceCommand } from '../generate/sequences.ts';
import type { Departure } from '../observe/judgement.ts';
import { observe } from '../observe/observation.ts';
import { createWatch } from '../observe/watch.ts';
import { type PlanSequences, playSequence, type SequenceStart } from '../phases/sequence-phase.ts';
import type { Cause } from '../phases/tally.ts';
import type { Exchange } from '../run/exchange.ts';
import { type Origin, originPath } from '../run/origin.ts';
import { findDeparture, type Reproduced } from './shorten-steps.ts';
import type { Resend, ShrinkBudget } from './shrink.ts';

/** The shortest sequence that still departs in the same way, and how fast-check finds it. */
export interface ShrunkSequence extends Reproduced {
  readonly path: string;
  readonly replayPath: string | undefined;
}

/** What shrinking sequences needs. */
export interface SequenceShrinking extends Resend, SequenceStart {
  readonly planSequences: PlanSequences;
}

/** Ends a model run where it has shown what is looked for. */
class HasDeparted extends Error {
  readonly departure: Departure;
  constructor(departure: Departure) {
    super(departure.code);
    this.departure = departure;
  }
}

/** Plays a sequence until it departs as a cause does. */
async function playUntilDeparture(
  commands: Iterable<SequenceCommand>,
  { check, departure }: Cause,
  shrinking: SequenceShrinking,
): Promise<Reproduced | undefined> {
  const { send, subject, secrets } = shrinking;
  const watch = createWatch();
  const exchanges: Exchange[] = [];
  try {
    await playSequence(commands, shrinking, async ({ operation, request, agentId }) => {
      const exchange: Exchange = { operation, request, outcome: await send(request) };
      exchanges.push(exchange);
      const observation = observe(exchange, subject, secrets);
      const step = agentId === undefined ? undefined : watch.note(agentId, observation);
      const shown = findDeparture(check, departure.code, observation, step);
      if (shown !== undefined) throw new HasDeparted(shown);
    });
    return undefined;
  } catch (error) {
    if (error instanceof HasDeparted) return { departure: error.departure, exchanges };
    throw error;
  }
}

/** Shrinks a sequence by fast-check's own model runs, from the index at which it was sampled. */
export async function shrinkSequence(
  cause: Cause,
  origin: Extract<Origin, { phase: 'sequence' }>,
  shrinking: SequenceShrinking,
  budget: ShrinkBudget,
): Promise<ShrunkSequence | undefined> {
  const { agentId, seed, index } = origin;
  let smallest: Reproduced | undefined;
  const holds = fc.asyncProperty(shrinking.planSequences(agentId), async (commands) => {
    if (!budget.isTimeLeft()) return true;
    const shown = await playUntilDeparture(commands, cause, shrinking);
    smallest = shown ?? smallest;
    return shown === undefined;
  });
  const details = await fc.check(holds, { seed, path: String(index), numRuns: 1, endOnFailure: false });
  if (smallest === undefined) return undefined;
  return {
    ...smallest,
    path: originPath(origin, details.counterexamplePath),
    replayPath: /replayPath="([^"]+)"/.exec(String(details.counterexample?.[0]))?.[1],
  };
}
