import type { Finding } from '../run/run-record.ts';

/** Whether a finding may stand in the place of another of the same id: one that came back is not given up for one that did not. */
export const mayReplace = (
  finding: Pick<Finding, 'flaky'>,
  known: Pick<Finding, 'flaky'> | undefined,
): boolean => known === undefined || known.flaky || !finding.flaky;

/** Of findings with the same id, the last that came back when it was sent again, else the last. */
export function preferConfirmed<One extends Pick<Finding, 'id' | 'flaky'>>(
  findings: readonly One[],
): readonly One[] {
  const best = new Map<string, One>();
  for (const finding of findings)
    if (mayReplace(finding, best.get(finding.id))) best.set(finding.id, finding);
  return [...best.values()];
}
