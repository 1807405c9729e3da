import type { OperationResult } from '../../conformance/run/run-record.ts';
import { addCounts } from './merge-counts.ts';

/**
 * The percentiles of a whole cannot be had from those of its parts. The slowest shard's stand for it: no more than half
 * of all answers were slower than the largest p50, and so for p95.
 */
function slowest(results: readonly OperationResult[]): OperationResult['latency'] {
  const most = (pick: (latency: OperationResult['latency']) => number) =>
    Math.max(...results.map(({ latency }) => pick(latency)));
  return { p50: most(({ p50 }) => p50), p95: most(({ p95 }) => p95), max: most(({ max }) => max) };
}

function unite(
  operation: OperationResult['operation'],
  results: readonly OperationResult[],
): OperationResult {
  const reasons = new Set(results.flatMap(({ notJudged }) => notJudged ?? []));
  return {
    operation,
    requests: results.reduce((sum, { requests }) => sum + requests, 0),
    statuses: addCounts(results.map(({ statuses }) => statuses)),
    latency: slowest(results),
    // What one shard could not judge is not judged as a whole.
    ...(reasons.size === 0 ? {} : { notJudged: [...reasons].join('; ') }),
  };
}

/** What each operation was asked by all shards, and how it answered. */
export function mergeOperations(lists: readonly (readonly OperationResult[])[]): readonly OperationResult[] {
  const all = lists.flat();
  return [...new Set(all.map(({ operation }) => operation))].map((operation) =>
    unite(
      operation,
      all.filter((result) => result.operation === operation),
    ),
  );
}
