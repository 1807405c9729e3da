import type { Field } from '../../spec/fields.ts';
import type { Redact } from '../redact/redact.ts';
import type { RestoredAgents } from '../restoring/restore-agents.ts';
import type { OperationName } from '../run/exchange.ts';
import type { Finding, Run } from '../run/run-record.ts';
import type { SecondOpinion } from '../run/second-opinion.ts';

/** What judging came to. */
export interface Judged extends Pick<Run, 'coverage' | 'dialect' | 'exploration'> {
  readonly findings: readonly Finding[];
  /** Entries of the baseline that are gone. */
  readonly stale: readonly string[];
  /** Reasons that stand already: unreachable, interrupted, no agent. */
  readonly notJudged: readonly string[];
  /** The operations of findings that there was no time to send again. */
  readonly unconfirmed: readonly OperationName[];
  /** The fields that may be written. */
  readonly fields: readonly Field[];
  /** How much of what is random fitted the time. */
  readonly random: Run['random'];
  /** Why an operation could not be judged, where something else than its answers tells. */
  readonly obstacles: ReadonlyMap<OperationName, string>;
  /** Checks that turned out not to apply, and why. */
  readonly skipped: ReadonlyMap<string, string>;
  readonly restored: RestoredAgents;
  /** Findings come redacted; everything else that a deployment may have written into goes through this. */
  readonly redact: Redact;
  readonly secondOpinion: SecondOpinion | undefined;
}
