#!/usr/bin/env node
// Compiles the program beside dist/ and then puts it in its place, so that a dist/ in use is whole at any time.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const [built, place, former] = [`dist-${process.pid}-new`, 'dist', `dist-${process.pid}-old`].map((name) =>
  join(root, name),
);

const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', built], {
  cwd: root,
  stdio: 'inherit',
});
if (status === 0) {
  chmodSync(join(built, 'cli/main.js'), 0o755);
  if (existsSync(place)) renameSync(place, former);
  renameSync(built, place);
}
for (const leftover of [built, former]) rmSync(leftover, { recursive: true, force: true });
process.exit(status ?? 1);
