import type { Finding } from '../run/run-record.ts';
import { attaching } from './attaching.ts';
import { orderByDirectness } from './directness.ts';
import { type Evidence, readEvidence } from './evidence.ts';
import { joining } from './joining.ts';
import type { Relation } from './relation.ts';
import { viewWhole } from './whole.ts';

/** What counts is never put under what does not: it would turn a run green for whoever reads the leading ones. */
const weighsAsMuch = ({ finding: leader }: Evidence, { finding: other }: Evidence) =>
  leader.counts || !other.counts;

/** Finds for each finding the one that it stands under; of those that have one cause, the first in order leads. */
function findLeaders(all: readonly Evidence[]): (one: Evidence) => Evidence {
  const whole = viewWhole(all);
  const leaders = new Map<Evidence, Evidence>();
  const leaderOf = (one: Evidence): Evidence => {
    const leader = leaders.get(one);
    return leader === undefined ? one : leaderOf(leader);
  };
  const ranks = new Map(all.map((one, rank) => [one, rank]));
  const rankOf = (one: Evidence) => ranks.get(one) ?? 0;
  const fold = (one: Evidence, other: Evidence, relations: readonly Relation[]) => {
    const [leader, follower] = [leaderOf(one), leaderOf(other)].sort(
      (left, right) => rankOf(left) - rankOf(right),
    );
    if (leader === undefined || follower === undefined || leader === follower) return;
    if (weighsAsMuch(leader, follower) && relations.some((holds) => holds(one, other, whole)))
      leaders.set(follower, leader);
  };
  // What did not come back joins nothing: it may be the trace of any of them.
  const steady = all.filter((one) => !whole.isUnsteady(one));
  for (const other of steady) for (const one of all.slice(0, rankOf(other))) fold(one, other, joining);
  for (const other of all)
    for (const one of all.slice(0, rankOf(other))) {
      if (leaderOf(other) !== other) break;
      fold(one, other, whole.isUnsteady(other) ? [...joining, ...attaching] : attaching);
    }
  return leaderOf;
}

/**
 * One cause, one finding: each that another explains stands under it, by its id. They come back cause by cause, those
 * that were seen most first; what each of them says, and whether it counts, stays as it is.
 */
export function foldFindings(findings: readonly Finding[]): readonly Finding[] {
  const read = findings.map(({ under: _, ...finding }) => readEvidence(finding));
  const all = orderByDirectness(read, viewWhole(read));
  const leaderOf = findLeaders(all);
  const seen = new Map<Evidence, number>();
  for (const one of all) seen.set(leaderOf(one), (seen.get(leaderOf(one)) ?? 0) + one.finding.seen);
  const causes = [...seen].sort(([, left], [, right]) => right - left).map(([leader]) => leader);
  return causes.flatMap((leader) =>
    all
      .filter((one) => leaderOf(one) === leader)
      .map(({ finding }) =>
        finding === leader.finding ? finding : { ...finding, under: leader.finding.id },
      ),
  );
}
