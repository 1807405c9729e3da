/** Edge: the baseline as a file. */
import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { KnownFinding } from '../conformance/baseline/known-finding.ts';
import { readBaseline } from '../conformance/baseline/read-baseline.ts';
import { Inability } from '../spec/inability.ts';
import { readTextFile } from './text-file.ts';

/** A baseline as it was before the run. */
export interface BaselineFile {
  readonly path: string;
  /** Undefined where the file is still to be made. */
  readonly text: string | undefined;
  readonly known: readonly KnownFinding[];
}

/** Reads a baseline; one that is not there yet is empty if it may be written. */
export function readBaselineFile(path: string, mayBeMade: boolean): BaselineFile {
  if (!existsSync(path)) {
    if (mayBeMade) return { path, text: undefined, known: [] };
    throw new Inability(
      `baseline ${path}`,
      'there is no such file',
      'Check the path, or make it with --update-baseline.',
    );
  }
  const text = readTextFile(path, 'baseline');
  return { path, text, known: readBaseline(text, path) };
}

/** Writes a baseline in one step, so that whoever reads it meanwhile sees the old or the new one. */
export function writeBaselineFile(path: string, text: string): void {
  const target = existsSync(path) ? realpathSync(path) : path;
  const fresh = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(fresh, text);
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Inability(`baseline ${path}`, `it cannot be written (${reason})`, 'Choose another path.');
  }
}
