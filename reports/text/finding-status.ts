import type { CheckResult, Finding, Run } from '../../conformance/run/run-record.ts';

/** The status of a check or a finding, in the order in which they are listed. */
export const statuses = ['failed', 'flaky', 'known', 'passed', 'skipped'] as const;

export type Status = (typeof statuses)[number];

/** The status of a finding; one that has expired in the baseline counts, and is no longer known. */
export function statusOfFinding({ known, flaky, counts }: Finding): Status {
  if (known !== undefined && !counts) return 'known';
  return flaky ? 'flaky' : 'failed';
}

/** The status of several findings together: that of the most serious. */
export function statusOfFindings(findings: readonly Finding[]): Status {
  const found = new Set(findings.map(statusOfFinding));
  return statuses.find((status) => found.has(status)) ?? 'passed';
}

/** The status of a check; one whose findings are all known is known. */
export function statusOfCheck({ id, status }: CheckResult, findings: readonly Finding[]): Status {
  if (status !== 'failed' && status !== 'flaky') return status;
  const own = findings.filter(({ check }) => check === id);
  return own.length > 0 && own.every((finding) => statusOfFinding(finding) === 'known') ? 'known' : status;
}

/** How many checks have each status; those that none has are left out. */
export function countChecks({
  checks,
  findings,
}: Pick<Run, 'checks' | 'findings'>): readonly (readonly [status: Status, count: number])[] {
  const own = checks.map((check) => statusOfCheck(check, findings));
  return statuses
    .map((status) => [status, own.filter((one) => one === status).length] as const)
    .filter(([, count]) => count > 0);
}

/** The ids of the skipped checks, by their reason. */
export function skippedByReason(checks: readonly CheckResult[]): ReadonlyMap<string, readonly string[]> {
  const byReason = new Map<string, string[]>();
  for (const { id, status, reason = 'no reason given' } of checks) {
    if (status !== 'skipped') continue;
    byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
  }
  return byReason;
}
