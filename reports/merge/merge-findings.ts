import type { Finding } from '../../conformance/run/run-record.ts';
import { groupBy } from '../group-by.ts';

/** The one that says most: what counts before what does not, what comes back before what is flaky. */
function weightOf({ counts, flaky, known }: Finding): number {
  return Number(!counts) * 4 + Number(flaky) * 2 + Number(known !== undefined);
}

function unite(left: Finding, right: Finding): Finding {
  const [shown, other] = weightOf(right) < weightOf(left) ? [right, left] : [left, right];
  return { ...shown, seen: shown.seen + other.seen };
}

/** The findings of all shards, each once; what a shard has folded is folded anew by whoever knows them all. */
export const mergeFindings = (findings: readonly Finding[]): readonly Finding[] =>
  groupBy(findings, ({ id }) => id).map((group) => group.reduce(unite));
