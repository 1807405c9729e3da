import { observeInRun, type RunContext } from '../phases/run-context.ts';
import { judge } from '../phases/tally.ts';
import type { Prepared } from '../target/prepare.ts';

/** An empty update that was not answered with the agent is judged as any other; nothing else is written there. */
export function judgeUnread({ unread }: Prepared, context: RunContext, notJudged: string[]): void {
  for (const [id, exchange] of unread) {
    const { outcome } = exchange;
    judge(
      context.tally,
      context.checks,
      observeInRun(exchange, context),
      { phase: 'systematic', index: 0 },
      0,
    );
    const answer = outcome.kind === 'answer' ? outcome.status : outcome.reason;
    notJudged.push(
      `an empty update of agent ${id} was answered with ${answer} and not with the agent, so nothing was written to it`,
    );
  }
}
