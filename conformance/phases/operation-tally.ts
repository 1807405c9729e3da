import type { Exchange, OperationName } from '../run/exchange.ts';

/** What was answered at an operation. */
export interface OperationTally {
  requests: number;
  readonly statuses: Map<string, number>;
  /** Milliseconds of answers; a bounded sample. */
  readonly times: number[];
  /** The exchange planned first of each status. */
  readonly samples: Map<string, { readonly exchange: Exchange; readonly order: number }>;
}

export type OperationTallies = Map<OperationName, OperationTally>;

const mostTimes = 20_000;

/** Counts an exchange at its operation, and keeps the one planned first of each status as a sample. */
export function noteOperation(operations: OperationTallies, exchange: Exchange, order: number): void {
  const { operation, outcome, request } = exchange;
  // What no HTTP client sends may be left unanswered; that says nothing of the operation.
  if (request.wire !== undefined && outcome.kind === 'silence') return;
  const entry: OperationTally = operations.get(operation) ?? {
    requests: 0,
    statuses: new Map(),
    times: [],
    samples: new Map(),
  };
  operations.set(operation, entry);
  const status = outcome.kind === 'answer' ? String(outcome.status) : outcome.reason;
  entry.requests += 1;
  entry.statuses.set(status, (entry.statuses.get(status) ?? 0) + 1);
  if (entry.times.length < mostTimes) entry.times.push(outcome.ms);
  if (order < (entry.samples.get(status)?.order ?? Number.POSITIVE_INFINITY))
    entry.samples.set(status, { exchange, order });
}

/** Whether an operation answered nothing yet but that nobody is let in: what it does was not seen, and the run may end so. */
export function isKeptOut({ operation, outcome }: Exchange, operations: OperationTallies): boolean {
  if (outcome.kind !== 'answer' || (outcome.status !== 401 && outcome.status !== 403)) return false;
  return operations.get(operation)?.statuses.size === 1;
}

/** How many requests were judged. */
export const countRequests = (operations: ReadonlyMap<OperationName, OperationTally>): number =>
  [...operations.values()].reduce((sum, { requests }) => sum + requests, 0);
