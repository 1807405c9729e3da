// Builds the program where its sources have changed since it was built: node .ci/build-if-stale.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = ['spec', 'mock', 'conformance', 'reports', 'cli', 'fixtures/world'];
const settings = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  '.ci/build.mjs',
  '.ci/reachable-types.mjs',
];

const changedAt = (path) => statSync(path).mtimeMs;

/** Folders too: they change where a file goes. */
const changesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => !/\.(?:test|live)\.ts$/.test(name))
    .map((entry) => changedAt(join(entry.parentPath, entry.name)));

function isFresh(root) {
  const program = join(root, 'dist/cli/main.cjs');
  if (!existsSync(program)) return false;
  const builtAt = changedAt(program);
  const changes = [
    ...settings.map((file) => changedAt(join(root, file))),
    ...sources.flatMap((folder) => changesUnder(join(root, folder))),
  ];
  return changes.every((at) => at < builtAt);
}

/** Builds the program, unless nothing has changed since it was; says whether there is one. */
export function buildIfStale(root) {
  if (isFresh(root)) return true;
  return spawnSync(process.execPath, [join(root, '.ci/build.mjs')], { stdio: 'inherit' }).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = buildIfStale(fileURLToPath(new URL('..', import.meta.url))) ? 0 : 1;
