import type { Finding } from '../conformance/run/run-record.ts';

const levels: readonly Finding['level'][] = ['must', 'should', 'drift'];

function weightOf({ counts, level, flaky, known }: Finding): number {
  const standing = known === undefined ? Number(flaky) : 2;
  return Number(!counts) * 100 + levels.indexOf(level) * 10 + standing;
}

/** Most weighty first: what counts, then by level, what always comes back before what is flaky or known, else as recorded. */
export function orderFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((left, right) => weightOf(left) - weightOf(right));
}
