import { noteOperation } from '../phases/operation-tally.ts';
import { createTally, type Tally } from '../phases/tally.ts';
import type { Exchange, OperationName } from '../run/exchange.ts';
import type { Agreement } from '../run/run-record.ts';
import type { Both } from './both.ts';
import type { PairedExchange } from './comparing.ts';
import type { Difference } from './difference.ts';
import type { PairedRequest } from './paired-request.ts';
import type { PlannedPair } from './plan-pairs.ts';

/** One way in which the two differ, with the first exchange that showed it. */
export interface DifferenceCause {
  readonly operation: OperationName;
  readonly difference: Difference;
  readonly planned: PlannedPair;
  readonly exchanges: Both<Exchange>;
  /** What was sent to the pair since both were in their common state, this one last. */
  readonly steps: readonly PairedRequest[];
  seen: number;
}

export interface CompareTally {
  agreement: Agreement;
  readonly causes: Map<string, DifferenceCause>;
  readonly sides: Both<Tally>;
}

export function createCompareTally(): CompareTally {
  return {
    agreement: { requests: 0, status: 0, rejected: 0, errors: 0, bodies: 0 },
    causes: new Map(),
    sides: { left: createTally(), right: createTally() },
  };
}

/** Counts an exchange with both, and keeps the one planned first of each cause. */
export function notePair(
  tally: CompareTally,
  { exchanges, comparison }: PairedExchange,
  planned: PlannedPair,
  steps: readonly PairedRequest[],
): void {
  const { agreement, causes, sides } = tally;
  noteOperation(sides.left.operations, exchanges.left, planned.order);
  noteOperation(sides.right.operations, exchanges.right, planned.order);
  tally.agreement = {
    requests: agreement.requests + 1,
    status: agreement.status + Number(comparison.sameStatus),
    rejected: agreement.rejected + Number(comparison.bothRejected),
    errors: agreement.errors + Number(comparison.sameErrors),
    bodies: agreement.bodies + Number(comparison.sameBody),
  };
  const { operation } = planned.paired;
  const cause = { operation, planned, exchanges, steps: [...steps] };
  for (const difference of comparison.differences) {
    const { aspect, place, code } = difference;
    const key = [operation, aspect, place.part, place.pointer, code].join('\n');
    const known = causes.get(key);
    if (known === undefined || planned.order < known.planned.order)
      causes.set(key, { ...cause, difference, seen: (known?.seen ?? 0) + 1 });
    else known.seen += 1;
  }
}
