/** Edge: the kit's own name and version, which stand in its package.json and nowhere else. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { kitName } from './run/kit-name.ts';
import type { Kit } from './run/run-record.ts';

/** The package.json above this file: asking the resolver takes longer than the rest of a start's banner. */
function readAbove(folder: string): Kit | undefined {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const { name, version }: Kit = JSON.parse(readFileSync(file, 'utf8'));
    if (name === kitName) return { name, version };
  }
  return dirname(folder) === folder ? undefined : readAbove(dirname(folder));
}

/** The name and version that every run carries; found in the same way from the sources and from dist. */
export function readKit(): Kit {
  const above = readAbove(import.meta.dirname);
  if (above !== undefined) return above;
  // Somebody has joined it with a program of theirs, which lies elsewhere.
  const { name, version }: Kit = createRequire(import.meta.filename)(`${kitName}/package.json`);
  return { name, version };
}
