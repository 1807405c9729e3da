/** Edge: the baseline as a file. */
import { existsSync } from 'node:fs';
import type { KnownFinding } from '../../conformance/baseline/known-finding.ts';
import { readBaseline } from '../../conformance/baseline/read-baseline.ts';
import { Inability } from '../../spec/inability.ts';
import { readTextFile } from '../files/text-file.ts';
import { tryPlace, writeWholeFile } from '../files/whole-file.ts';

/** A baseline as it was before the run. */
export interface ReadBaseline {
  readonly path: string;
  /** Undefined where the file is still to be made. */
  readonly text: string | undefined;
  readonly known: readonly KnownFinding[];
}

/** Reads a baseline; one that is not there yet is empty if it may be written. */
export function readBaselineFile(path: string, mayBeMade: boolean): ReadBaseline {
  if (!existsSync(path)) {
    if (mayBeMade) return { path, text: undefined, known: [] };
    throw new Inability(
      `baseline ${path}`,
      'there is no such file',
      'Check the path, or create it with --update-baseline.',
    );
  }
  const text = readTextFile(path, 'baseline');
  return { path, text, known: readBaseline(text, path) };
}

function unwritable(path: string, error: unknown): Inability {
  const reason = error instanceof Error ? error.message : String(error);
  return new Inability(`baseline ${path}`, `it cannot be written (${reason})`, 'Choose another path.');
}

/** Tries whether a baseline can be written, before the run that it is for. */
export function tryBaselineFile(path: string): void {
  try {
    tryPlace(path);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Writes a baseline in one step, so that whoever reads it meanwhile sees the old or the new one. */
export function writeBaselineFile(path: string, text: string): void {
  try {
    writeWholeFile(path, text);
  } catch (error) {
    throw unwritable(path, error);
  }
}
