import type { CheckResult, Finding } from '../../conformance/run/run-record.ts';

/** How a check or a finding stands, in the order of weight. */
export const statuses = ['failed', 'flaky', 'known', 'skipped', 'passed'] as const;

/** How a check or a finding stands. */
export type Status = (typeof statuses)[number];

/** The levels, weightiest first. */
export const levels: readonly Finding['level'][] = ['must', 'should', 'drift'];

/** How a finding stands; one whose time in the baseline is over counts, and is known no longer. */
export function statusOfFinding({ known, flaky, counts }: Finding): Status {
  if (known !== undefined && !counts) return 'known';
  return flaky ? 'flaky' : 'failed';
}

/** How several findings stand together: as the weightiest of them. */
export function statusOfFindings(findings: readonly Finding[]): Status {
  const found = new Set(findings.map(statusOfFinding));
  return statuses.find((status) => found.has(status)) ?? 'passed';
}

/** How a check stands; one that fails only in known ways is known. */
export function statusOfCheck({ id, status }: CheckResult, findings: readonly Finding[]): Status {
  if (status !== 'failed' && status !== 'flaky') return status;
  const own = findings.filter(({ check }) => check === id);
  return own.length > 0 && own.every((finding) => statusOfFinding(finding) === 'known') ? 'known' : status;
}
