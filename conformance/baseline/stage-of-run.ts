import { canonicalUuid } from '../../spec/uuid-text.ts';
import type { Stage } from '../replay/stage.ts';
import type { RunContext } from '../runner/context.ts';
import type { Prepared } from '../runner/prepare.ts';
import { summarizeOperation } from '../runner/verdict.ts';

/** What a replay needs of a run that has seen the deployment already. */
export function stageOfRun(
  context: RunContext,
  { firstStates, subject, guard }: Prepared,
  given: Pick<Stage, 'mayWriteSecrets' | 'isInterrupted'>,
): Omit<Stage, 'deployment' | 'agents'> {
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
