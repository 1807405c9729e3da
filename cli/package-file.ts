/** Edge: files of the package itself, found in the same way from the sources and from dist. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The text of an exported file of this package. */
export function readPackageFile(
  name: 'package.json' | 'openapi.yaml' | 'openapi.json' | 'run.schema.json',
): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`agent-console-kit/${name}`)), 'utf8');
}

/** The version of this package. Found by walking up: asking the resolver takes longer than the rest of a start's banner. */
export function packageVersion(): string {
  let folder = new URL('.', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('..', folder);
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
  return version;
}
