#!/usr/bin/env node
// Runs every *.test.ts of the repository through node:test; arguments narrow by part of the path.
// The files are listed here because on Node 20 a quoted glob finds nothing and ends green.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const skipped = new Set(['node_modules', 'dist', '.git', '.venv', 'examples', 'latest']);

const testFilesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFilesUnder(join(folder, entry.name));
    return entry.name.endsWith('.test.ts') ? [relative(root, join(folder, entry.name))] : [];
  });

const wanted = process.argv.slice(2);
const found = testFilesUnder(root).sort();
const files =
  wanted.length === 0 ? found : found.filter((file) => wanted.some((part) => file.includes(part)));

if (files.length === 0) {
  console.error(`no test file found${wanted.length > 0 ? ` for: ${wanted.join(' ')}` : ''}`);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', '--test-timeout=120000', ...files],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
