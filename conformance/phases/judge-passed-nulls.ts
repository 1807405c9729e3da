import type { WriteGuard } from '../restoring/write-guard.ts';
import { isUnsent, observeInRun, type RunContext } from './run-context.ts';
import { judge } from './tally.ts';

/**
 * Sends null once more to fields in which it was passed over, now that nothing else is under way, and judges the answer:
 * such fields are left alone, so that no case has shown it.
 */
export async function judgePassedNulls(
  { nullsPassedOver }: Pick<WriteGuard, 'nullsPassedOver'>,
  context: RunContext,
  order: number,
): Promise<void> {
  const origin = { phase: 'systematic', index: order } as const;
  for (const request of nullsPassedOver()) {
    if (context.isOver()) return;
    const outcome = await context.send(request);
    if (isUnsent(outcome)) continue;
    const exchange = { operation: 'updateAgent', request, outcome } as const;
    judge(context.tally, context.checks, observeInRun(exchange, context), origin, order);
  }
}
