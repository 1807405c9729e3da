/** Edge: files of the package itself, found in the same way from the sources and from dist. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The text of an exported file of this package. */
export function readPackageFile(name: 'openapi.yaml' | 'openapi.json'): string {
  return readFileSync(createRequire(import.meta.filename).resolve(`agent-console-kit/${name}`), 'utf8');
}
