#!/usr/bin/env node
// Runs a script of TypeScript as one module: node .ci/run-joined.mjs <script> <arguments…>. What makes millions of
// closures takes a third less than through tsx, which names each of them.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinModules } from './join-modules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [script, ...given] = process.argv.slice(2);
// Inside the repository, where what is installed is found.
const caches = join(root, 'node_modules/.cache');
mkdirSync(caches, { recursive: true });
const folder = mkdtempSync(join(caches, 'kit-script-'));
const module = join(folder, 'script.mjs');
await joinModules(root, [script], module);
const child = spawn(process.execPath, ['--max-semi-space-size=64', module, ...given], { stdio: 'inherit' });
// Whoever ends this script ends the one that it runs.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = signal === null ? code : 1;
});
