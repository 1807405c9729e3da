import type { OperationName } from '../run/exchange.ts';
import type { Finding, OperationResult, RunVerdict } from '../run/run-record.ts';
import type { OperationTally } from './tally.ts';

/** Answers that say nothing of the contract: no token, no such thing here, too busy, a gateway's own. */
const tellNothing = new Set(['401', '403', '404', '405', '429', '502', '503', '504']);
const silences = new Set([
  'timeout',
  'reset',
  'refused',
  'unresolved',
  'not-http',
  'too-large',
  'certificate',
  'aborted',
]);

const percentile = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;

/** What an operation came to; one that answered nothing telling cannot be judged. */
export function summarizeOperation(operation: OperationName, tally: OperationTally): OperationResult {
  const statuses = Object.fromEntries([...tally.statuses].sort());
  const isTold = Object.keys(statuses).some((status) => !tellNothing.has(status) && !silences.has(status));
  const times = tally.times.toSorted((left, right) => left - right);
  const latency = { p50: percentile(times, 0.5), p95: percentile(times, 0.95), max: percentile(times, 1) };
  const result = { operation, requests: tally.requests, statuses, latency };
  return isTold
    ? result
    : { ...result, notJudged: `it answered nothing but ${Object.keys(statuses).join(', ')}` };
}

/** The verdict: a finding that counts outranks everything; then what could not be judged. */
export function decideVerdict(findings: readonly Finding[], notJudged: readonly string[]): RunVerdict {
  if (findings.some(({ counts }) => counts)) return 'violates';
  return notJudged.length > 0 ? 'not-judged' : 'conforms';
}
