import type { RunContext } from '../phases/run-context.ts';
import type { Recording } from '../record/make-finding.ts';
import type { Finding } from '../run/run-record.ts';
import type { Judging } from '../runner/judge-deployment.ts';
import type { Prepared } from '../target/prepare.ts';
import { type Applied, applyBaseline } from './apply-baseline.ts';
import { replayTargetOfRun } from './replay-target-of-run.ts';

const mostTimeMs = 15_000;

/** A run that has found what it found. */
export interface SeenRun {
  readonly judging: Judging;
  readonly prepared: Prepared;
  readonly context: RunContext;
  readonly recording: Recording;
}

/** Weighs the findings of a run by its baseline, if it has one. */
export async function weighFindings(findings: readonly Finding[], run: SeenRun): Promise<Applied> {
  const { judging, prepared, context, recording } = run;
  const { options, time, shard, mayWriteSecrets } = judging;
  const { baseline } = options;
  if (baseline === undefined) return { findings, stale: [] };
  // A shard sees a part of the cases only, and its agents are not all that a finding may take.
  if (shard.total > 1) return applyBaseline(baseline, findings, undefined);
  const endMs = time.elapsed() + mostTimeMs;
  context.report('known findings', baseline.known.length);
  const { isInterrupted } = time;
  const target = replayTargetOfRun(context, prepared, { mayWriteSecrets, isInterrupted });
  const operations = [...judging.operations].filter((name) => !prepared.obstacles.has(name));
  const isTimeLeft = () => !time.isOver() && time.elapsed() < endMs;
  const resending = { ...judging, target, operations: new Set(operations), recording, isTimeLeft };
  return applyBaseline(baseline, findings, resending);
}
