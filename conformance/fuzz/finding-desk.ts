import { foldFindings } from '../folding/fold-findings.ts';
import type { Tally } from '../phases/tally.ts';
import type { Finding } from '../run/run-record.ts';
import type { SettledFindings } from '../shrinking/settle-findings.ts';

/** A departure that did not come back is looked at again when it is met again, so often. */
const mostTries = 4;

/** Turns causes into findings as they are met: each is made small and sent again. */
export interface FindingDesk {
  /** Settles what is new in the tally; says whether anything was. */
  readonly settleNew: () => Promise<boolean>;
  /** Replaces what is settled, where it was weighed once more; says whether anything was added, or counts now. */
  readonly weigh: (weigh: (findings: readonly Finding[]) => readonly Finding[]) => boolean;
  readonly settled: () => SettledFindings;
  /** One for each cause, those that were met and not yet sent again among them. */
  readonly met: () => Promise<readonly Finding[]>;
  /** One for each cause: those that stand under no other. */
  readonly leading: () => readonly Finding[];
}

/** A desk over a tally that others fill; to describe a cause sends nothing. */
export function createFindingDesk(
  tally: Tally,
  settle: (tally: Tally) => Promise<SettledFindings>,
  describe: (tally: Tally) => Promise<SettledFindings> = settle,
): FindingDesk {
  const tries = new Map<string, number>();
  const findings = new Map<string, Finding>();
  const unconfirmed = new Map<string, Finding>();
  let leading: readonly Finding[] = [];
  const fold = () => {
    leading = foldFindings([...findings.values()]).filter(({ under }) => under === undefined);
  };
  const freshCauses = () => [...tally.causes].filter(([key]) => (tries.get(key) ?? 0) < mostTries);
  return {
    met: async () => {
      const { findings: unsettled } = await describe({ ...tally, causes: new Map(freshCauses()) });
      const others = unsettled.filter(({ id }) => !findings.has(id));
      return foldFindings([...findings.values(), ...others]).filter(({ under }) => under === undefined);
    },
    settleNew: async () => {
      const fresh = freshCauses();
      if (fresh.length === 0) return false;
      const made = await settle({ ...tally, causes: new Map(fresh) });
      const flaky = new Set(made.findings.filter((finding) => finding.flaky).map(({ check }) => check));
      for (const [key, { check }] of fresh) {
        const isAgain = flaky.has(check.id) && (tries.get(key) ?? 0) + 1 < mostTries;
        tries.set(key, isAgain ? (tries.get(key) ?? 0) + 1 : mostTries);
        // What shows it next may show it better.
        if (isAgain) tally.causes.delete(key);
      }
      for (const finding of made.findings) {
        const known = findings.get(finding.id);
        if (known === undefined || known.flaky) findings.set(finding.id, finding);
        if (!finding.flaky) unconfirmed.delete(finding.id);
      }
      for (const finding of made.unconfirmed) unconfirmed.set(finding.id, finding);
      fold();
      return true;
    },
    weigh: (weigh) => {
      const countOf = () => [...findings.values()].filter(({ counts }) => counts).length;
      const [size, counting] = [findings.size, countOf()];
      for (const finding of weigh([...findings.values()])) findings.set(finding.id, finding);
      fold();
      return findings.size > size || countOf() > counting;
    },
    settled: () => ({ findings: [...findings.values()], unconfirmed: [...unconfirmed.values()] }),
    leading: () => leading,
  };
}
