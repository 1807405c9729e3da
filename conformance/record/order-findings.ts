import type { Finding } from '../run/run-record.ts';

const rank = ({ counts, level }: Finding) => (counts ? 0 : 2) + (level === 'must' ? 0 : 1);

/** What counts comes first, then by level; else as it came. */
export function orderFindings(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((left, right) => rank(left) - rank(right));
}
