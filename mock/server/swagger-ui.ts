/** Edge: the files of swagger-ui-dist, an optional peer, as the user's project has them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DocsFile } from '../kit/docs-pages.ts';

/** The folder of the package, looked for from each of these folders upwards. */
function findPackage(folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    try {
      return dirname(createRequire(join(folder, 'package.json')).resolve('swagger-ui-dist/package.json'));
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
      if (!isMissing) throw error;
    }
  }
  return undefined;
}

/** The text of a file of the package, or undefined where it is not installed. */
export function readSwaggerUi(name: DocsFile, folders: readonly string[]): string | undefined {
  const folder = findPackage(folders);
  return folder === undefined ? undefined : readFileSync(join(folder, name), 'utf8');
}
