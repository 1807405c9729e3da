import type { Check, Departure } from '../checks/check.ts';
import type { Seen } from '../judge/seen.ts';
import type { Exchange, OperationName } from '../run/exchange.ts';

/** Where a case came from, so that it can be found again. */
export type Origin =
  | { readonly phase: 'systematic'; readonly index: number }
  | { readonly phase: 'random'; readonly property: string; readonly seed: number; readonly index: number };

/** One way in which a deployment departs from one check, with the first exchange that showed it. */
export interface Cause {
  readonly check: Check;
  readonly departure: Departure;
  readonly exchange: Exchange;
  readonly origin: Origin;
  readonly order: number;
  seen: number;
}

/** What was answered at an operation. */
export interface OperationTally {
  requests: number;
  readonly statuses: Map<string, number>;
  /** Milliseconds of answers; a bounded sample. */
  readonly times: number[];
}

/** Everything that judging leaves behind; exchanges themselves are not kept. */
export interface Tally {
  readonly cases: Map<string, number>;
  readonly causes: Map<string, Cause>;
  readonly operations: Map<OperationName, OperationTally>;
}

const mostTimes = 20_000;

export function createTally(): Tally {
  return { cases: new Map(), causes: new Map(), operations: new Map() };
}

const causeKey = (check: Check, operation: OperationName, { place, kind, level }: Departure) =>
  [check.id, operation, place, kind, level].join('\n');

function noteOperation(tally: Tally, { operation, outcome }: Exchange): void {
  const entry: OperationTally = tally.operations.get(operation) ?? {
    requests: 0,
    statuses: new Map(),
    times: [],
  };
  tally.operations.set(operation, entry);
  const status = outcome.kind === 'answer' ? String(outcome.status) : outcome.reason;
  entry.requests += 1;
  entry.statuses.set(status, (entry.statuses.get(status) ?? 0) + 1);
  if (entry.times.length < mostTimes) entry.times.push(outcome.ms);
}

/** So many hangs or broken connections are enough to see; each further one would only cost time. */
const mostSilences = { timeout: 6, reset: 60 } as const;

/** Whether an operation was silent so often that no more is sent to it. */
export function isGivenUp(tally: Tally, operation: OperationName): boolean {
  const statuses = tally.operations.get(operation)?.statuses;
  return (
    (statuses?.get('timeout') ?? 0) >= mostSilences.timeout ||
    (statuses?.get('reset') ?? 0) >= mostSilences.reset
  );
}

/** Lets every check judge an exchange, and tells whether one departed. Of one cause the exchange planned first is kept. */
export function judge(
  tally: Tally,
  checks: readonly Check[],
  seen: Seen,
  origin: Origin,
  order: number,
): boolean {
  noteOperation(tally, seen.exchange);
  let departed = false;
  for (const check of checks) {
    const judgement = check.judge?.(seen) ?? 'not concerned';
    if (judgement === 'not concerned') continue;
    tally.cases.set(check.id, (tally.cases.get(check.id) ?? 0) + 1);
    if (judgement === 'kept') continue;
    departed = true;
    const key = causeKey(check, seen.exchange.operation, judgement);
    const known = tally.causes.get(key);
    const isFirst = known === undefined || order < known.order;
    const seenBefore = known?.seen ?? 0;
    if (isFirst) {
      tally.causes.set(key, {
        check,
        departure: judgement,
        exchange: seen.exchange,
        origin,
        order,
        seen: seenBefore + 1,
      });
    } else known.seen += 1;
  }
  return departed;
}
