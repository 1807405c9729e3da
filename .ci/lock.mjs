#!/usr/bin/env node
// Renews package-lock.json without `resolved` addresses, so that it names no registry.
// (npm's own omit-lockfile-registry-resolved drops the versions of other platforms' packages as well.)
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = `${root}package-lock.json`;

rmSync(lockFile, { force: true });
rmSync(`${root}node_modules`, { recursive: true, force: true });
const { status } = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
for (const entry of Object.values(lock.packages)) delete entry.resolved;
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
