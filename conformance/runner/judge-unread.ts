import { observeInRun, type RunContext } from '../phases/run-context.ts';
import { judge } from '../phases/tally.ts';
import type { Prepared } from '../target/prepare.ts';

/** An empty update that was not answered with the agent is judged as any other; nothing else is written there. */
export function judgeUnread({ unread }: Prepared, context: RunContext): readonly string[] {
  const { updatePath } = context.subject;
  const origin = { phase: 'systematic', index: 0 } as const;
  return [...unread].map(([id, exchange]) => {
    const { outcome } = exchange;
    judge(context.tally, context.checks, observeInRun(exchange, context), origin, 0);
    const answer = outcome.kind === 'answer' ? outcome.status : outcome.reason;
    return `an empty update of agent ${id} at ${updatePath} was answered with ${answer} and not with the agent, so nothing was written to it; if the update is elsewhere, name its path with --update-path`;
  });
}
