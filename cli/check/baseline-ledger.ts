/** Edge: the baseline of a run, read before it and written after it. */
import { existsSync } from 'node:fs';
import type { Baseline } from '../../conformance/baseline/known-finding.ts';
import { readBaseline } from '../../conformance/baseline/read-baseline.ts';
import { type UpdatedBaseline, updateBaseline } from '../../conformance/baseline/update-baseline.ts';
import type { Run, Shard } from '../../conformance/run/run-record.ts';
import { Inability } from '../../spec/inability.ts';
import { readTextFile } from '../files/text-file.ts';
import { attemptWrite, tryPlace, writeWholeFile } from '../files/whole-file.ts';
import { refuse, type TellFailure } from '../terminal/error-line.ts';
import type { GivenCheckOptions } from './arguments.ts';
import { describeBaseline } from './screen/baseline-text.ts';

/** Reads a baseline; one that is not there yet is empty if it may be written. */
function readBaselineFile(path: string, mayBeMade: boolean) {
  if (existsSync(path)) {
    const text = readTextFile(path, 'baseline');
    return { text, known: readBaseline(text, path) };
  }
  if (mayBeMade) return { text: undefined, known: [] };
  const remedy = 'Check the path, or create it with --update-baseline.';
  throw new Inability(`baseline ${path}`, 'there is no such file', remedy);
}

/** Reads the baseline that was named; undefined where none was. */
export function openLedger(
  given: Pick<GivenCheckOptions, 'baseline' | 'updateBaseline'>,
  shard: Shard | undefined,
  now: Date,
) {
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
  const attempt = (act: () => void, tell: TellFailure) =>
    attemptWrite(act, `baseline ${path}`, 'Choose another path.', tell);
  return {
    baseline: { known, today, acceptsNew: isAsked } satisfies Baseline,
    /** What became of it, in one sentence. */
    describe: (run: Run) => describeBaseline(path, known, update(run), run),
    /** Tries, before the run, whether it can be written, where that was asked for. */
    tryToWrite: () => {
      if (isAsked) attempt(() => tryPlace(path), refuse);
    },
    /** Writes it, where that was asked for and there is something to change; a failure is told, and the old one stays. */
    write: (run: Run, tell: TellFailure) => {
      const updated = update(run);
      if (updated !== undefined && updated.text !== text)
        attempt(() => writeWholeFile(path, updated.text), tell);
    },
  };
}
