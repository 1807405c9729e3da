import type { RunContext } from '../phases/run-context.ts';
import type { Recording } from '../record/make-finding.ts';
import type { OperationName } from '../run/exchange.ts';
import type { FailOn } from '../run/fail-on.ts';
import type { Finding } from '../run/run-record.ts';
import type { Prepared } from '../target/prepare.ts';
import type { RunTime } from '../target/run-time.ts';
import { applyBaseline, type WeighedFindings } from './apply-baseline.ts';
import type { Baseline } from './known-finding.ts';
import { replayTargetOfRun } from './replay-target-of-run.ts';

export type { WeighedFindings } from './apply-baseline.ts';

const mostTimeMs = 15_000;

/** A run that has found what it found. */
export interface ExaminedRun {
  readonly baseline: Baseline | undefined;
  /** The agents that may be updated. */
  readonly agentIds: readonly string[];
  /** Those that can be judged. */
  readonly operations: ReadonlySet<OperationName>;
  readonly failOn: ReadonlySet<FailOn>;
  readonly mayWriteSecrets: boolean;
  readonly time: RunTime;
  readonly prepared: Prepared;
  readonly context: RunContext;
  readonly recording: Recording;
}

/** Weighs the findings of a run by its baseline, if it has one. */
export async function weighFindings(
  findings: readonly Finding[],
  run: ExaminedRun,
): Promise<WeighedFindings> {
  const { baseline, agentIds, operations, failOn, mayWriteSecrets, time, prepared, context, recording } = run;
  if (baseline === undefined) return { findings, stale: [] };
  // A shard sees a part of the cases only, and its agents are not all that a finding may take.
  if (context.shard.total > 1) return applyBaseline(baseline, findings, undefined);
  const endMs = time.elapsed() + mostTimeMs;
  context.report('known findings', baseline.known.length);
  const { isInterrupted } = time;
  const target = replayTargetOfRun(context, prepared, { mayWriteSecrets, isInterrupted });
  const isTimeLeft = () => !time.isOver() && time.elapsed() < endMs;
  const { checks, tick } = context;
  const given = { checks, agentIds, operations, failOn, recording };
  return applyBaseline(baseline, findings, { ...given, target, isTimeLeft, tick });
}
