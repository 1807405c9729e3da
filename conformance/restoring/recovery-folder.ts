/** Edge: the files from which agents can be put back after a run that could not do it itself. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { isInability } from '../../spec/inability.ts';
import { isHeld } from './process-identity.ts';
import { printRecovery, type RecoveryRecord, readRecovery } from './recovery-record.ts';
import { cannotKeep, codeOf, makePrivateFolder, syncFolderOf } from './state-folder.ts';
import { targetFileName, targetName } from './target-name.ts';

const recoveryOf = (folder: string) => join(folder, 'recovery');

/** Writes a file that is whole and on disk when this returns; where it cannot be written, all is as it was before. */
function writeSynced(file: string, text: string): void {
  const beside = `${file}.part`;
  const wasThere = existsSync(file);
  try {
    const descriptor = openSync(beside, 'wx', 0o600);
    try {
      const bytes = Buffer.from(text);
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(beside, file);
    syncFolderOf(file);
  } catch (error) {
    for (const left of wasThere ? [beside] : [beside, file]) rmSync(left, { force: true });
    throw error;
  }
}

/** Keeps a record, and gives the file in which it is; throws where that is not possible. */
export function writeRecovery(folder: string, record: RecoveryRecord, suffix = ''): string {
  const recovery = recoveryOf(folder);
  makePrivateFolder(folder);
  makePrivateFolder(recovery);
  const file = join(recovery, `${targetFileName(record.target)}-${record.holder.runId}${suffix}.json`);
  try {
    writeSynced(file, printRecovery(record));
  } catch (error) {
    throw cannotKeep(recovery, error);
  }
  return file;
}

/** Removes a record whose agents were seen to be as they were. */
export function removeRecovery(file: string): void {
  rmSync(file, { force: true });
  syncFolderOf(file);
}

/** What an earlier run left behind; a file that cannot be read has a reason in place of its record. */
export interface LeftBehind {
  readonly file: string;
  readonly record: RecoveryRecord | string;
}

function readLeft(file: string): readonly LeftBehind[] {
  try {
    const record = readRecovery(readFileSync(file, 'utf8'), file);
    // That of a run which goes on is its own.
    return isHeld(record.holder, statSync(file).mtimeMs, Date.now()) ? [] : [{ file, record }];
  } catch (error) {
    if (isInability(error)) return [{ file, record: error.message }];
    // It was removed meanwhile: its agents are as they were.
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

const startOf = ({ record }: LeftBehind): string =>
  typeof record === 'string' ? '' : record.holder.startedAt;

/** The records of runs that have ended, the newest first: what the oldest has is what there was before all of them. */
export function listRecoveries(folder: string): readonly LeftBehind[] {
  const recovery = recoveryOf(folder);
  let names: readonly string[];
  try {
    names = readdirSync(recovery);
  } catch (error) {
    // Where there is no such folder, nothing was kept.
    if (/^ENO(?:ENT|TDIR)$/.test(codeOf(error))) return [];
    throw cannotKeep(recovery, error);
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(recovery, name))
    .flatMap(readLeft)
    .sort((left, right) => (startOf(left) > startOf(right) ? -1 : 1));
}

/** Those of one deployment. */
export const recoveriesOf = (folder: string, url: string): readonly LeftBehind[] =>
  listRecoveries(folder).filter(({ file, record }) =>
    // Of a file that cannot be read, its name tells.
    typeof record === 'string'
      ? basename(file).startsWith(`${targetFileName(url)}-`)
      : targetName(record.target) === targetName(url),
  );
