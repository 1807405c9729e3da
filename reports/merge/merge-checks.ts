import type { CheckResult, Finding } from '../../conformance/run/run-record.ts';

const byWeight: readonly CheckResult['status'][] = ['failed', 'flaky', 'passed', 'skipped'];

function unite(results: readonly CheckResult[], findings: readonly Finding[]): readonly CheckResult[] {
  const [shown] = results.toSorted(
    (left, right) => byWeight.indexOf(left.status) - byWeight.indexOf(right.status),
  );
  if (shown === undefined) return [];
  const own = findings.filter(({ check }) => check === shown.id);
  const level =
    own.length === 0 ? shown.level : own.some((finding) => finding.level === 'must') ? 'must' : 'should';
  const excused = results.reduce((sum, result) => sum + (result.excused ?? 0), 0);
  // A shard to which a check does not apply needs nothing of it.
  const [needs] = results.flatMap((one) => one.needs ?? []);
  const { reason, ...result } = {
    ...shown,
    level,
    cases: results.reduce((sum, { cases }) => sum + cases, 0),
    ...(needs === undefined ? {} : { needs }),
    ...(excused === 0 ? {} : { excused }),
  };
  return [result.status === 'skipped' && reason !== undefined ? { ...result, reason } : result];
}

/** What each check came to in all shards: the worst of it. One that no shard could judge stays skipped. */
export function mergeChecks(
  lists: readonly (readonly CheckResult[])[],
  findings: readonly Finding[],
): readonly CheckResult[] {
  const all = lists.flat();
  return [...new Set(all.map(({ id }) => id))].flatMap((id) =>
    unite(
      all.filter((check) => check.id === id),
      findings,
    ),
  );
}
