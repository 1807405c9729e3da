/** Edge: the baseline of a run, read before it and written after it. */
import type { Baseline } from '../../conformance/baseline/known-finding.ts';
import { type UpdatedBaseline, updateBaseline } from '../../conformance/baseline/update-baseline.ts';
import type { Run, Shard } from '../../conformance/run/run-record.ts';
import { Inability, isInability } from '../../spec/inability.ts';
import type { TellFailure } from '../terminal/tell-failure.ts';
import type { GivenCheckOptions } from './arguments.ts';
import { readBaselineFile, tryBaselineFile, writeBaselineFile } from './baseline-file.ts';
import { describeBaseline } from './screen/baseline-text.ts';

/** A baseline in use. */
export interface Ledger {
  readonly baseline: Baseline;
  /** What became of it, in one sentence. */
  readonly describe: (run: Run) => string;
  /** Tries, before the run, whether it can be written, where that was asked for. */
  readonly tryToWrite: () => void;
  /** Writes it, where that was asked for and there is something to change; a failure is told, and the old one stays. */
  readonly write: (run: Run, tell: TellFailure) => void;
}

/** Reads the baseline that was named; undefined where none was. */
export function openLedger(
  given: Pick<GivenCheckOptions, 'baseline' | 'updateBaseline'>,
  shard: Shard | undefined,
  now: Date,
): Ledger | undefined {
  const { baseline: path } = given;
  const isAsked = given.updateBaseline === true;
  if (path === undefined) {
    if (!isAsked) return undefined;
    throw new Inability('--update-baseline', 'there is no baseline to update', 'Name one with --baseline.');
  }
  if (isAsked && (shard?.total ?? 1) > 1)
    throw new Inability(
      '--update-baseline',
      'a shard sees only a part of the cases',
      'Update the baseline with a run of all of them: give --shard 1/1.',
    );
  const { text, known } = readBaselineFile(path, isAsked);
  const today = now.toISOString().slice(0, 10);
  /** An interrupted run leaves the file alone. */
  const update = (run: Run): UpdatedBaseline | undefined =>
    isAsked && !run.interrupted ? updateBaseline(text, known, run, today) : undefined;
  return {
    baseline: { known, today, acceptsNew: isAsked },
    describe: (run) => describeBaseline({ path, known, updated: update(run) }, run),
    tryToWrite: () => {
      if (isAsked) tryBaselineFile(path);
    },
    write: (run, tell) => {
      const updated = update(run);
      if (updated === undefined || updated.text === text) return;
      try {
        writeBaselineFile(path, updated.text);
      } catch (error) {
        if (!isInability(error)) throw error;
        tell(error);
      }
    },
  };
}
