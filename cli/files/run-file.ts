/** Edge: run.json files, read back and held to their schema. */
import { readRun } from '../../conformance/reading/read-run.ts';
import { readTextFile } from './text-file.ts';

/** Runs from their files; one that is damaged, cut off, of others or of another version is refused, with the reason. */
export const readRunFiles = (files: readonly string[]) =>
  files.map((file) => ({ file, run: readRun(readTextFile(file, 'run'), file) }));
