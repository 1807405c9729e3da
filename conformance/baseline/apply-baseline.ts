import type { Finding } from '../run/run-record.ts';
import type { Baseline } from './known-finding.ts';
import { markKnown } from './mark-known.ts';
import { type Resending, resendKnown } from './resend-known.ts';

/** The findings of a run as the baseline knows them, and the entries that are gone. */
export interface WeighedFindings {
  readonly findings: readonly Finding[];
  readonly stale: readonly string[];
}

/**
 * Sends the known findings again that the run did not come by, and marks all that are known. Without `resending`, as
 * in a shard, which has only a part of the cases, nothing is said to be gone.
 */
export async function applyBaseline(
  baseline: Baseline,
  found: readonly Finding[],
  resending: Resending | undefined,
): Promise<WeighedFindings> {
  const seen = new Set(found.map(({ id }) => id));
  const unseen = baseline.known.filter(({ id }) => !seen.has(id));
  const resent = resending === undefined ? { findings: [], stale: [] } : await resendKnown(unseen, resending);
  const others = new Map(
    resent.findings.filter(({ id }) => !seen.has(id)).map((finding) => [finding.id, finding]),
  );
  const findings = markKnown([...found, ...others.values()], baseline);
  return { findings, stale: resent.stale.filter((id) => !others.has(id)) };
}
