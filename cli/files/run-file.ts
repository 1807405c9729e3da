/** Edge: run.json files, read back and held to their schema. */
import { readRun } from '../../conformance/reading/read-run.ts';
import type { Run } from '../../conformance/run/run-record.ts';
import { readTextFile } from './text-file.ts';

/** Runs from their files; one that is damaged, cut off, of others or of another version is refused, with the reason. */
export function readRunFiles(
  files: readonly string[],
): readonly { readonly file: string; readonly run: Run }[] {
  return files.map((file) => ({ file, run: readRun(readTextFile(file, 'run'), file) }));
}
