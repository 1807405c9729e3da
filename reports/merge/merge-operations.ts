import type { OperationResult } from '../../conformance/run/run-record.ts';
import { groupBy } from '../group-by.ts';
import { addCounts } from './merge-members.ts';

/**
 * The percentiles of a whole cannot be had from those of its parts. The slowest shard's stand for it: no more than half
 * of all answers were slower than the largest p50, and so for p95.
 */
function slowest(results: readonly OperationResult[]): OperationResult['latency'] {
  const most = (name: keyof OperationResult['latency']) =>
    Math.max(...results.map(({ latency }) => latency[name]));
  return { p50: most('p50'), p95: most('p95'), max: most('max') };
}

/** What each operation was asked by all shards, and how it answered. */
export const mergeOperations = (all: readonly OperationResult[]): readonly OperationResult[] =>
  groupBy(all, ({ operation }) => operation).map((results) => {
    const reasons = new Set(results.flatMap(({ notJudged }) => notJudged ?? []));
    return {
      operation: results[0].operation,
      requests: results.reduce((sum, { requests }) => sum + requests, 0),
      statuses: addCounts(results.map(({ statuses }) => statuses)),
      latency: slowest(results),
      // What one shard could not judge is not judged as a whole.
      ...(reasons.size === 0 ? {} : { notJudged: [...reasons].join('; ') }),
    };
  });
