import { rankOfLevel } from '../run/order-findings.ts';
import type { Finding } from '../run/run-record.ts';
import { type Baseline, expiryFrom, isExpired, type KnownFinding, unexplained } from './known-finding.ts';

/** A finding that weighs more than the one that was recorded is another: nobody knew that it was so bad. */
const isOf = ({ id, recorded }: KnownFinding, finding: Finding): boolean =>
  id === finding.id &&
  (recorded === undefined || rankOfLevel(finding.level) >= rankOfLevel(recorded.finding.level));

function markOne(finding: Finding, { known, today, acceptsNew }: Baseline): Finding {
  const entry = known.find((one) => isOf(one, finding));
  if (entry !== undefined) {
    const { reason, expires } = entry;
    const counts = finding.counts && isExpired(entry, today);
    return { ...finding, known: { reason, expires }, counts };
  }
  const isTaken = known.some(({ id }) => id === finding.id);
  return acceptsNew && finding.counts && !isTaken
    ? { ...finding, known: { reason: unexplained, expires: expiryFrom(today) }, counts: false }
    : finding;
}

/** Marks the findings that the baseline knows: they no longer count, unless their time is over. */
export function markKnown(findings: readonly Finding[], baseline: Baseline): readonly Finding[] {
  return findings.map((finding) => markOne(finding, baseline));
}

/** The ids that are known and do not expire before today. */
export function idsInForce({ known, today }: Baseline): ReadonlySet<string> {
  return new Set(known.filter((entry) => !isExpired(entry, today)).map(({ id }) => id));
}
