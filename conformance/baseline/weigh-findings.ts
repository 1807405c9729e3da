import { canonicalUuid } from '../../spec/uuid-text.ts';
import type { RunContext } from '../phases/run-context.ts';
import type { Finding } from '../run/run-record.ts';
import type { Prepared } from '../target/prepare.ts';
import type { RunTime } from '../target/run-time.ts';
import { summarizeOperation } from '../verdict/decide-verdict.ts';
import type { Baseline } from './known-finding.ts';
import { markKnown } from './mark-known.ts';
import { type Resending, resendKnown } from './resend-known.ts';

/** The findings of a run as the baseline knows them, and the entries that are gone. */
export interface WeighedFindings {
  readonly findings: readonly Finding[];
  readonly stale: readonly string[];
}

/** A run that has found what it found. */
export interface ExaminedRun extends Pick<Resending, 'agentIds' | 'operations' | 'failOn' | 'recording'> {
  readonly baseline: Baseline | undefined;
  readonly mayWriteSecrets: boolean;
  readonly time: RunTime;
  readonly prepared: Prepared;
  readonly context: RunContext;
}

const mostTimeMs = 15_000;

/** What a replay needs of a run that has seen the deployment already. */
function replayTargetOf({ context, prepared, mayWriteSecrets, time }: ExaminedRun): Resending['target'] {
  const { firstStates, subject, guard } = prepared;
  const served = [...context.tally.operations].filter(
    ([operation, tally]) => summarizeOperation(operation, tally).notJudged === undefined,
  );
  const byCanonicalId = [...firstStates].map(([id, state]) => [canonicalUuid(id) ?? id, state] as const);
  return {
    mayWriteSecrets,
    // No baseline holds what an exploration found.
    mayHurt: false,
    isInterrupted: time.isInterrupted,
    send: context.send,
    otherWriter: guard.otherWriter,
    subject,
    read: { firstStates: new Map(byCanonicalId), obstacles: new Map(), unread: [], isServed: true },
    served: new Set(served.map(([operation]) => operation)),
    secrets: [...context.secrets, ...context.sentKeys.values()],
  };
}

/** Weighs the findings of a run by its baseline, if it has one: known ones that it did not come by are sent again. */
export async function weighFindings(found: readonly Finding[], run: ExaminedRun): Promise<WeighedFindings> {
  const { baseline, time, context } = run;
  if (baseline === undefined) return { findings: found, stale: [] };
  // A shard has only a part of the cases, and its agents are not all that a finding may take: nothing is said to be gone.
  if (context.shard.total > 1) return { findings: markKnown(found, baseline), stale: [] };
  const endMs = time.elapsed() + mostTimeMs;
  context.report('known findings', baseline.known.length);
  const seen = new Set(found.map(({ id }) => id));
  const unseen = baseline.known.filter(({ id }) => !seen.has(id));
  const { checks, tick } = context;
  const isTimeLeft = () => !time.isOver() && time.elapsed() < endMs;
  const resent = await resendKnown(unseen, { ...run, target: replayTargetOf(run), checks, tick, isTimeLeft });
  const others = new Map(
    resent.findings.filter(({ id }) => !seen.has(id)).map((finding) => [finding.id, finding]),
  );
  const findings = markKnown([...found, ...others.values()], baseline);
  return { findings, stale: resent.stale.filter((id) => !others.has(id)) };
}
