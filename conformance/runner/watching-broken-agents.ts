import type { RunContext } from '../phases/run-context.ts';
import { watchBrokenAgents } from '../restoring/broken-agents.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import type { ReadyRun } from './ready-run.ts';

const unknownId = unknownUuids[0]?.[1] ?? '';

/** The same run, in which an agent is looked at that a repair does not bring back: it may take no update any more. */
export function watchingBrokenAgents(run: ReadyRun): ReadyRun {
  const { context, prepared } = run;
  const { send, subject, tally } = context;
  const broken = watchBrokenAgents({
    // It knows states in which an agent takes nothing but a move.
    send,
    updatePath: subject.updatePath,
    listPath: subject.listPath,
    agentIds: [...prepared.firstStates.keys()],
    unknownId,
    countCauses: () => tally.met,
  });
  const repair: RunContext['repair'] = async (request) => {
    const isTaken = await context.repair(request);
    if (!isTaken) await broken.look(request);
    return isTaken;
  };
  return { ...run, context: { ...context, broken, repair } };
}
