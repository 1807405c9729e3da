/** Edge: files of the package itself, found in the same way from the sources and from dist. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The text of an exported file of this package. */
export function readPackageFile(
  name: 'package.json' | 'openapi.yaml' | 'openapi.json' | 'run.schema.json',
): string {
  return readFileSync(createRequire(import.meta.filename).resolve(`agent-console-kit/${name}`), 'utf8');
}

/** The version of this package. Found by walking up: asking the resolver takes longer than the rest of a start's banner. */
export function packageVersion(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return version;
}
