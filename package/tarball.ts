/** Edge: the package as npm publishes it, and as people have it once it is installed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWell } from './run-to-end.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

export const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const inPackage = (name: string) => name.replace('.', manifest.name);

/** The exports that are modules, as people import them: `agent-console-kit/mock`. */
export const modules: readonly string[] = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target !== 'string')
  .map(([name]) => inPackage(name));

/** The exports that are files of data. */
export const dataFiles: readonly string[] = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === 'string')
  .map(([name]) => inPackage(name));

async function pack(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-tarball-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Not by npm, which builds whenever it packs: others may be using what is built.
  await runWell('node', ['.ci/build-if-stale.mjs'], { cwd: root });
  const options = ['--json', '--ignore-scripts', '--pack-destination', folder];
  const printed = await runWell('npm', ['pack', ...options], { cwd: root });
  const [{ filename }]: [{ filename: string }] = JSON.parse(printed);
  return join(folder, filename);
}

let packed: Promise<string> | undefined;

/** Builds and packs, once for all tests of a process; gives the path of the tarball. */
export function packOnce(): Promise<string> {
  packed ??= pack();
  return packed;
}

/** Large programs of their own, which a command starts or reads files of; no export needs them. */
const programPeers = ['@stoplight/prism-cli', 'swagger-ui-dist'];

/** The peers that exports plug into, in the versions that the kit itself is tested with. */
export const pluggedPeers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(manifest.peerDependencies)
    .filter(([name]) => !programPeers.includes(name))
    .map(([name, range]) => [name, manifest.devDependencies[name] ?? range]),
);

/** Installs packages into a folder, by name and version or file; the folder is a project of ES modules. */
export async function install(folder: string, packages: Readonly<Record<string, string>>): Promise<void> {
  const project = { private: true, type: 'module', dependencies: packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project, null, 2));
  await runWell('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
}
