/** Edge: files that the user names. */
import { readFileSync } from 'node:fs';
import { Inability } from '../../spec/inability.ts';

const faults: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
};

/** The text of a file; `what` says what it was named for. */
export function readTextFile(path: string, what: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why =
      faults[code] ?? `it cannot be read (${error instanceof Error ? error.message : String(error)})`;
    throw new Inability(`${what} ${path}`, why, 'Check the path.');
  }
}
