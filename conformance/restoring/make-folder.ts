/** Edge: folders. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Makes a folder and those above it that are missing, one by one: on Node 20 a recursive mkdir never ends where a folder
 * that is there takes no new ones, as those of /proc.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const path of missing)
    try {
      mkdirSync(path, { mode });
    } catch (error) {
      // Somebody else was faster.
      if (!isThere(error)) throw error;
    }
}
