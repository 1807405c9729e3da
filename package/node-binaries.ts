/** Edge: every Node that the kit is for, as npm has them. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, root } from './tarball.ts';

/** The oldest that package.json names, and the latest of each line after it. */
export const nodeVersions = ['20.18.1', '22.23.3', '24.21.0', '26.10.0'] as const;

/** Kept between runs: they are 180 MB each. */
const folder = join(root, 'node_modules/.cache/node-binaries');
const nameOf = (version: string) => `node-${version}`;

/** Where the binary of a version is, once they are installed. */
export const nodeBinary = (version: string): string =>
  join(folder, 'node_modules', nameOf(version), 'bin/node');

/** Installs those that are not there, in a folder of their own. */
export async function installNodes(): Promise<void> {
  if (nodeVersions.every((version) => existsSync(nodeBinary(version)))) return;
  mkdirSync(folder, { recursive: true });
  const source = `npm:node-${process.platform}-${process.arch}`;
  await install(
    folder,
    Object.fromEntries(nodeVersions.map((version) => [nameOf(version), `${source}@${version}`])),
  );
}
