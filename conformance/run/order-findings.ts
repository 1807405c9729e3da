import type { Finding, FindingLevel } from './run-record.ts';

/** The levels of findings, most serious first. */
export const findingLevels: readonly FindingLevel[] = ['must', 'should', 'drift', 'odd'];

/** The smaller, the more a departure of this level weighs. */
export const rankOfLevel = (level: FindingLevel): number => findingLevels.indexOf(level);

function rankOf({ counts, level, flaky, known }: Finding): number {
  const standing = known === undefined ? Number(flaky) : 2;
  return Number(!counts) * 100 + rankOfLevel(level) * 10 + standing;
}

/** Most serious first: what counts, then by level, what is reproducible before what is flaky or known, else as recorded. */
export function orderFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((left, right) => rankOf(left) - rankOf(right));
}
