/** Edge: files that are written whole or not at all. */
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { makeFolder } from '../../conformance/restoring/make-folder.ts';
import { Inability } from '../../spec/inability.ts';
import type { TellFailure } from '../terminal/error-line.ts';

/** Streams of a process under the name of a file: what they lead to is not ours to replace. */
const stream = /^\/(?:proc\/|dev\/(?:fd\/|std(?:in|out|err)$))/;

/** Where a text goes: beside the file first and then in its place, or straight into what cannot be replaced. */
type Place =
  | {
      readonly is: 'file';
      readonly target: string;
      readonly fresh: string;
      readonly mode: number | undefined;
    }
  | { readonly is: 'device'; readonly target: string };

/** Finds the place of a path, and makes its folder. A link stays, and what it leads to is written. */
function placeOf(path: string): Place {
  if (/[/\\]$/.test(path) || basename(path) === '') throw new Error('it is a directory');
  makeFolder(dirname(path));
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new Error('it is a directory');
  if (stream.test(resolve(path)) || there?.isFile() === false) return { is: 'device', target: path };
  const target = there === undefined ? path : realpathSync(path);
  const fresh = join(dirname(target), `.agent-console-kit-${randomUUID()}.tmp`);
  return { is: 'file', target, fresh, mode: there === undefined ? undefined : there.mode & 0o777 };
}

/** Tries whether a file can be written here, and makes its folder; throws where it cannot. What is there stays. */
export function tryPlace(path: string): void {
  const place = placeOf(path);
  if (place.is === 'device') {
    accessSync(place.target, constants.W_OK);
    return;
  }
  closeSync(openSync(place.fresh, 'wx'));
  rmSync(place.fresh);
}

/** A file that is mounted by itself, as into a container, can be written but not replaced. */
const isMounted = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EBUSY';

/**
 * Writes a file in one step: whoever reads it, even after a failure, sees the old text or the new one. What is not
 * flushed outlives the process, and not a loss of power.
 */
export function writeWholeFile(path: string, text: string, flush = true): void {
  const place = placeOf(path);
  if (place.is === 'device') {
    writeFileSync(place.target, text);
    return;
  }
  const { target, fresh, mode } = place;
  try {
    writeFileSync(fresh, text, { flag: 'wx', flush });
    if (mode !== undefined) chmodSync(fresh, mode);
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { force: true });
    if (!isMounted(error)) throw error;
    writeFileSync(target, text, { flush: true });
  }
}

/** Whether something could be written; where it could not, `tell` is told why. `what` is how the user named it. */
export function attemptWrite(act: () => void, what: string, remedy: string, tell: TellFailure): boolean {
  try {
    act();
    return true;
  } catch (error) {
    tell(unwritable(what, error, remedy));
    return false;
  }
}

/** Why a file could not be written, for the user. */
export function unwritable(what: string, error: unknown, remedy: string): Inability {
  const reason = error instanceof Error ? error.message : String(error);
  return new Inability(what, `it cannot be written (${reason})`, remedy);
}
