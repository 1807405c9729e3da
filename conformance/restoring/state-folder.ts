/** Edge: the folder in which the kit keeps what must outlive a run, readable by its owner alone. */
import { chmodSync, closeSync, fsyncSync, lstatSync, openSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Inability } from '../../spec/inability.ts';
import { kitName } from '../run/kit-name.ts';
import { makeFolder } from './make-folder.ts';

/** Where first states are kept while agents are changed. */
export interface KeepingOptions {
  /** Default: the user's folder for state. False keeps nothing: for a deployment that ends with the process. */
  readonly stateFolder?: string | false | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The user's folder for state: XDG_STATE_HOME, LOCALAPPDATA on Windows, else ~/.local/state. */
export function userStateFolder(environment: Environment): string {
  const base =
    environment['XDG_STATE_HOME'] ||
    (process.platform === 'win32' ? environment['LOCALAPPDATA'] : undefined) ||
    join(environment['HOME'] || homedir(), '.local', 'state');
  return join(base, kitName);
}

/** The folder that a caller wants, if any. */
export const keptFolder = ({ stateFolder }: KeepingOptions): string | undefined =>
  stateFolder === false ? undefined : (stateFolder ?? userStateFolder(process.env));

/** The code of an error of the system; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Why the first states could not be kept; the deployment was not written to. */
export const cannotKeep = (folder: string, error: unknown): Inability =>
  new Inability(
    `cannot keep the original state of the agents in ${folder}`,
    error instanceof Error ? error.message : String(error),
    'Nothing was written to the deployment. Make the folder writable, or choose another with XDG_STATE_HOME.',
    'deployment',
  );

export function makePrivateFolder(folder: string): void {
  try {
    makeFolder(folder, 0o700);
    const stats = lstatSync(folder);
    const uid = process.getuid?.();
    if (!stats.isDirectory()) throw new Error('it is not a folder');
    if (uid !== undefined && stats.uid !== uid) throw new Error('it belongs to somebody else');
    if (uid !== undefined && (stats.mode & 0o077) !== 0) chmodSync(folder, 0o700);
  } catch (error) {
    throw cannotKeep(folder, error);
  }
}

/** Makes what happened to the names in a folder last through a loss of power, where the system can do that. */
export function syncFolderOf(file: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(dirname(file), 'r');
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Some file systems that others mount do not sync folders; the file itself is synced.
    if (!['EINVAL', 'ENOTSUP', 'EPERM', 'EACCES'].includes(codeOf(error))) throw error;
  } finally {
    closeSync(descriptor);
  }
}
