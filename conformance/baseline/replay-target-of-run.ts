import { canonicalUuid } from '../../spec/uuid-text.ts';
import type { RunContext } from '../phases/run-context.ts';
import type { ReplayTarget } from '../replay/replay-target.ts';
import type { Prepared } from '../target/prepare.ts';
import { summarizeOperation } from '../verdict/decide-verdict.ts';

/** What a replay needs of a run that has seen the deployment already. */
export function replayTargetOfRun(
  context: RunContext,
  { firstStates, subject, guard }: Prepared,
  given: Pick<ReplayTarget, 'mayWriteSecrets' | 'isInterrupted'>,
): Omit<ReplayTarget, 'deployment' | 'agents'> {
  const served = [...context.tally.operations].filter(
    ([operation, tally]) => summarizeOperation(operation, tally).notJudged === undefined,
  );
  const byCanonicalId = [...firstStates].map(([id, state]) => [canonicalUuid(id) ?? id, state] as const);
  return {
    ...given,
    send: context.send,
    otherWriter: guard.otherWriter,
    subject,
    read: { firstStates: new Map(byCanonicalId), obstacles: new Map(), unread: [], isServed: true },
    served: new Set(served.map(([operation]) => operation)),
    secrets: [...context.secrets, ...context.sentKeys.values()],
  };
}
