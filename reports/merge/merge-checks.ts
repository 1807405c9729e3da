import type { CheckResult, Finding } from '../../conformance/run/run-record.ts';
import { groupBy } from '../group-by.ts';

const byWeight: readonly CheckResult['status'][] = ['failed', 'flaky', 'passed', 'skipped'];
const weigh = (left: CheckResult, right: CheckResult) =>
  byWeight.indexOf(right.status) < byWeight.indexOf(left.status) ? right : left;

function unite(results: readonly [CheckResult, ...CheckResult[]], findings: readonly Finding[]): CheckResult {
  const shown = results.reduce(weigh);
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
  return result.status === 'skipped' && reason !== undefined ? { ...result, reason } : result;
}

/** What each check came to in all shards: the worst of it. One that no shard could judge stays skipped. */
export const mergeChecks = (
  checks: readonly CheckResult[],
  findings: readonly Finding[],
): readonly CheckResult[] => groupBy(checks, ({ id }) => id).map((results) => unite(results, findings));
