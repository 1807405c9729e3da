#!/usr/bin/env node
// Runs every *.test.ts of the repository through node:test; arguments narrow by part of the path.
// The files are listed here because on Node 20 a quoted glob finds nothing and ends green. Files share processes,
// since starting one that reads TypeScript costs more than most of them; those that look at the process itself do not.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const skipped = new Set(['node_modules', '.git', '.venv', 'examples', 'latest']);
const filesTogether = 12;
const timeLimit = 240_000;

const testFilesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const isSkipped = skipped.has(entry.name) || entry.name.startsWith('dist');
    if (entry.isDirectory()) return isSkipped ? [] : testFilesUnder(join(folder, entry.name));
    return entry.name.endsWith('.test.ts') ? [relative(root, join(folder, entry.name))] : [];
  });

/** Memory, signals, children and module lists are of a process: such a test has one of its own. */
const looksAtTheProcess = (file) =>
  /memoryUsage|process\.on\(|child_process|globalAgent|loadedModules/.test(
    readFileSync(join(root, file), 'utf8'),
  );

function groupsOf(files) {
  const alone = files.filter(looksAtTheProcess).map((file) => [file]);
  const shared = files.filter((file) => !looksAtTheProcess(file));
  const count = Math.ceil(shared.length / filesTogether);
  return [
    ...alone,
    ...Array.from({ length: count }, (_, group) => shared.filter((_file, index) => index % count === group)),
  ];
}

/** What a CI system tells a program would change what the tests see. */
const {
  GITHUB_ACTIONS,
  GITHUB_STEP_SUMMARY,
  CI_NODE_INDEX,
  CI_NODE_TOTAL,
  JOB_COMPLETION_INDEX,
  ...environment
} = process.env;

// What runs keep of their agents is not the user's, and is gone with the tests.
environment.XDG_STATE_HOME = mkdtempSync(join(tmpdir(), 'kit-tests-'));
process.on('exit', () => rmSync(environment.XDG_STATE_HOME, { recursive: true, force: true }));

function runGroup(files) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '.ci/test-group.mjs', ...files], {
      cwd: root,
      env: environment,
      timeout: timeLimit,
    });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code, signal) => {
      const output = Buffer.concat(chunks).toString();
      const isDone = code === 0;
      resolve({
        files,
        output,
        isDone,
        why: signal === null ? `exit code ${code}` : `${signal} after ${timeLimit / 1000} s`,
      });
    });
  });
}

const numberAfter = (output, word) => Number(new RegExp(`^. ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);

const wanted = process.argv.slice(2);
const found = testFilesUnder(root).sort();
const files =
  wanted.length === 0 ? found : found.filter((file) => wanted.some((part) => file.includes(part)));
if (files.length === 0) {
  console.error(`no test file found${wanted.length > 0 ? ` for: ${wanted.join(' ')}` : ''}`);
  process.exit(1);
}

// Tests of the command line start the program a hundred times: built, a start takes a tenth of what its sources take.
const { status: built } = spawnSync(process.execPath, [join(root, '.ci/build.mjs')], { stdio: 'inherit' });
if (built !== 0) process.exit(1);
environment.AGENT_CONSOLE_KIT_PROGRAM = join(root, 'dist/cli/main.cjs');

const queue = groupsOf(files).values();
const results = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const group of queue) {
      const result = await runGroup(group);
      results.push(result);
      // What passed is counted; what failed is shown whole.
      if (!result.isDone) console.log(`${result.output}\nfailed (${result.why}): ${group.join(' ')}\n`);
      else
        console.log(
          `ok ${String(numberAfter(result.output, 'tests')).padStart(4)} tests  ${group.length === 1 ? group[0] : `${group.length} files`}`,
        );
    }
  }),
);
const sum = (word) => results.reduce((total, { output }) => total + numberAfter(output, word), 0);
const broken = results.filter(({ isDone }) => !isDone);
const failed = Math.max(sum('fail') + sum('cancelled'), broken.length);
console.log(`\n${sum('tests')} tests in ${files.length} files, ${sum('skipped')} skipped`);
console.log(`${sum('pass')} passed, ${failed} failed`);
process.exit(broken.length > 0 || sum('tests') === 0 ? 1 : 0);
