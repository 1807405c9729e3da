import type { ObservedPoint, Run } from '../../conformance/run/run-record.ts';

/** Where two shards saw different choices, neither is sure, and both are told. */
function unite(left: ObservedPoint, right: ObservedPoint): ObservedPoint {
  if (left.choice === right.choice) return left.sure === undefined ? { ...right, ...left } : left;
  const [shown, other] = right.sure === true && left.sure !== true ? [right, left] : [left, right];
  const evidence = `${shown.evidence}; another shard saw ${other.choice}: ${other.evidence}`;
  return { ...shown, sure: false, evidence };
}

/** What all shards saw at the points of the dialect. */
export function mergeDialects(dialects: readonly Run['dialect'][]): Run['dialect'] {
  const merged = new Map<string, ObservedPoint>();
  for (const [point, seen] of dialects.flatMap((dialect) => Object.entries(dialect))) {
    const before = merged.get(point);
    merged.set(point, before === undefined ? seen : unite(before, seen));
  }
  return Object.fromEntries(merged);
}
