import { serverAnswers } from '../checks/server-answers/check.ts';
import { judgeSilences } from '../checks/server-answers/judge-silences.ts';
import type { Finding } from '../run/run-record.ts';
import type { Judging } from './judging.ts';
import type { ReadyRun } from './ready-run.ts';

/** Adds what the silences so far show together to the findings of single exchanges. */
export function weighSilences(
  { wishes, network }: Judging,
  { context, recording }: ReadyRun,
  findings: readonly Finding[],
): readonly Finding[] {
  if (!wishes.checks.includes(serverAnswers)) return findings;
  const failsOnMust = wishes.failOn.has('must');
  return judgeSilences(network.sent, findings, { subject: context.subject, recording, failsOnMust });
}
