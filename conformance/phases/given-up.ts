import type { OperationName, Silence } from '../run/exchange.ts';
import type { Tally } from './tally.ts';

/** So many silences are enough to see; each further one would only cost time, and an endless answer most of it. */
const mostSilences: readonly (readonly [reason: Silence, most: number])[] = [
  ['timeout', 6],
  ['too-large', 6],
  ['busy', 6],
  ['reset', 60],
  ['refused', 60],
  ['not-http', 60],
  ['redirects', 60],
];

/** Of so many requests: a night of them meets more silences than a minute, and an operation that answers goes on. */
const silencesPer = 12_000;

/** So many requests of an operation that are asked to wait, each by itself and for long, tell that all of them are. */
const mostBusy = 10;

const isBusy = (status: string) => status === '429' || status === '503';

/** Whether an operation was silent, or busy, so often that no more is sent to it. */
export function isGivenUp(tally: Tally, operation: OperationName): boolean {
  const entry = tally.operations.get(operation);
  if (entry === undefined) return false;
  const { requests, statuses } = entry;
  const scale = Math.max(1, requests / silencesPer);
  if (mostSilences.some(([reason, most]) => (statuses.get(reason) ?? 0) >= most * scale)) return true;
  return requests >= mostBusy && statuses.size <= 2 && [...statuses.keys()].every(isBusy);
}
