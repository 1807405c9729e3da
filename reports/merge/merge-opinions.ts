import type { SecondOpinion } from '../../conformance/run/run-record.ts';

function unite(left: SecondOpinion, right: SecondOpinion): SecondOpinion {
  // Where one shard has none, there is none of the whole.
  if ('missing' in left) return left;
  if ('missing' in right) return right;
  return {
    ...left,
    requests: left.requests + right.requests,
    agreed: left.agreed + right.agreed,
    violations: [...left.violations, ...right.violations],
  };
}

/** What another tool made of the answers to all shards. */
export function mergeOpinions(opinions: readonly SecondOpinion[]): SecondOpinion | undefined {
  return opinions.length === 0 ? undefined : opinions.reduce(unite);
}
