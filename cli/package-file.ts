/** Edge: files of the package itself, found in the same way from the sources and from dist. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The text of an exported file of this package. */
export function readPackageFile(name: 'package.json' | 'openapi.yaml' | 'openapi.json'): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`agent-console-kit/${name}`)), 'utf8');
}

/** The version of this package. */
export function packageVersion(): string {
  const { version }: { version: string } = JSON.parse(readPackageFile('package.json'));
  return version;
}
