import type { Finding } from '../run/run-record.ts';
import type { RunContext } from '../runner/context.ts';
import type { Judging } from '../runner/judge-deployment.ts';
import type { Recording } from '../runner/make-finding.ts';
import type { Prepared } from '../runner/prepare.ts';
import { type Applied, applyBaseline } from './apply-baseline.ts';
import { stageOfRun } from './stage-of-run.ts';

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
  const { options, time, deal, mayWriteSecrets } = judging;
  const { baseline } = options;
  if (baseline === undefined) return { findings, stale: [] };
  // A shard sees a part of the cases only, and its agents are not all that a finding may take.
  if (deal.total > 1) return applyBaseline(baseline, findings, undefined);
  const endMs = time.elapsed() + mostTimeMs;
  context.report('known findings', baseline.known.length);
  const { isInterrupted } = time;
  const stage = stageOfRun(context, prepared, { mayWriteSecrets, isInterrupted });
  const operations = [...judging.operations].filter((name) => !prepared.obstacles.has(name));
  const isTimeLeft = () => !time.isOver() && time.elapsed() < endMs;
  const resending = { ...judging, stage, operations: new Set(operations), recording, isTimeLeft };
  return applyBaseline(baseline, findings, resending);
}
