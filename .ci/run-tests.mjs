#!/usr/bin/env node
// Runs every *.test.ts of the repository through node:test; arguments narrow by part of the path, and --times tells
// what each file takes; --long runs those that take long instead, --night those that are left to the night. The files
// are listed here because on Node 20 a quoted glob finds nothing and ends green. Files share processes, since starting
// one costs more than most of them take.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build-if-stale.mjs';
import { groupTests } from './group-tests.mjs';
import { joinModules, withOriginalPlaces } from './join-modules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const skipped = new Set(['node_modules', '.git', '.venv', '.frameworks', '.adapters', 'latest']);
/** Packages of their own; a folder of the sources may have the same name. */
const examples = join(root, 'examples');
/** Some wait for servers and programs: one more than there are processors keeps these busy. */
const atATime = availableParallelism() + 1;
const secondsFile = join(root, '.ci/test-seconds.json');
/** Below this a file need not be told apart from others. */
const leastSeconds = 1.5;

const testFilesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const isSkipped = skipped.has(entry.name) || entry.name.startsWith('dist') || path === examples;
    if (entry.isDirectory()) return isSkipped ? [] : testFilesUnder(path);
    return entry.name.endsWith('.test.ts') ? [relative(root, path)] : [];
  });

/** What a CI system tells a program would change what the tests see. */
const {
  GITHUB_ACTIONS,
  GITHUB_STEP_SUMMARY,
  CI_NODE_INDEX,
  CI_NODE_TOTAL,
  JOB_COMPLETION_INDEX,
  ...environment
} = process.env;

// What runs keep of their agents is not the user's, and is gone with the tests. Each process has its own: agents in
// memory have the same urls in all of them.
const states = mkdtempSync(join(tmpdir(), 'kit-tests-'));
// Inside the repository, where what is installed is found.
const caches = join(root, 'node_modules/.cache');
mkdirSync(caches, { recursive: true });
const modules = mkdtempSync(join(caches, 'kit-tests-'));
process.on('exit', () => {
  for (const folder of [states, modules]) rmSync(folder, { recursive: true, force: true });
});

/** Runs make much garbage that lives for a moment: with room for it, they take a tenth less. */
const nodeOptions = ['--max-semi-space-size=64'];

async function runGroup(files, index) {
  const module = join(modules, `group-${index}.mjs`);
  try {
    await joinModules(root, files, module);
  } catch ({ message }) {
    return { files, output: message, isDone: false, why: 'not read' };
  }
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...nodeOptions, '.ci/test-group.mjs', module], {
      cwd: root,
      env: { ...environment, XDG_STATE_HOME: mkdtempSync(join(states, 'group-')) },
      timeout: timeLimit,
    });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code, signal) => {
      const why = signal === null ? `exit code ${code}` : `${signal} after ${timeLimit / 1000} s`;
      const output = withOriginalPlaces(root, Buffer.concat(chunks).toString(), module);
      resolve({ files, output, isDone: code === 0, why });
    });
  });
}

const numberAfter = (output, word) => Number(new RegExp(`^. ${word} ([\\d.]+)$`, 'm').exec(output)?.[1] ?? 0);

/** Failed tests with what stands below them, and stray errors; all of it, where the process failed and no test did. */
function failuresIn(output) {
  let isFailed = false;
  const shown = output.split('\n').filter((line) => {
    if (line.trimStart().startsWith('not ok ')) isFailed = true;
    const isShown = isFailed || line.startsWith('# Error: ');
    if (line.trim() === '...') isFailed = false;
    return isShown;
  });
  return shown.length === 0 ? output : shown.join('\n');
}

const given = process.argv.slice(2);
const tellsTimes = given.includes('--times');
const kindAsked = ['long', 'night'].find((kind) => given.includes(`--${kind}`)) ?? '';
const wanted = given.filter((text) => !text.startsWith('--'));
/** For a process to end: what takes long on a machine at rest takes three times as long on one that is not. */
const timeLimit = kindAsked === '' ? 600_000 : 1_800_000;
const found = testFilesUnder(root).sort();
/** Whole runs, programs and sockets take long: they have commands of their own, unless they are named or measured. */
const kindOf = (file) => /\.(long|night)\.test\.ts$/.exec(file)?.[1] ?? '';
const isOfThisCommand = (file) => kindOf(file) === kindAsked;
const files =
  wanted.length === 0
    ? found.filter(isOfThisCommand)
    : found.filter((file) => wanted.some((part) => file.includes(part)));
if (files.length === 0) {
  console.error(`no test file found${wanted.length > 0 ? ` for: ${wanted.join(' ')}` : ''}`);
  process.exit(1);
}

// Tests of the command line start the program a hundred times: built, a start takes a tenth of what its sources take.
if (!buildIfStale(root)) process.exit(1);
environment.AGENT_CONSOLE_KIT_PROGRAM = join(root, 'dist/cli/main.cjs');
if (tellsTimes) environment.KIT_TEST_TIMES = 'yes';

const known = JSON.parse(readFileSync(secondsFile, 'utf8'));
const read = (file) => readFileSync(join(root, file), 'utf8');
const groups = tellsTimes ? files.map((file) => [file]) : groupTests(files, { known, read, atATime });
const queue = groups.entries();
const results = [];
await Promise.all(
  Array.from({ length: tellsTimes ? 1 : atATime }, async () => {
    for (const [index, group] of queue) {
      const result = await runGroup(group, index);
      results.push(result);
      const { isDone, output, why } = result;
      const count = String(numberAfter(output, 'tests')).padStart(4);
      // What passed is counted; what failed is shown.
      if (isDone)
        console.log(`ok ${count} tests  ${group.length === 1 ? group[0] : `${group.length} files`}`);
      else console.log(`${failuresIn(output)}\nfailed (${why}): ${group.join(' ')}\n`);
    }
  }),
);

if (tellsTimes) {
  const times = results
    .map(({ files: [file], output }) => [file, numberAfter(output, 'seconds')])
    .sort(([, left], [, right]) => right - left);
  for (const [file, seconds] of times) console.log(`${seconds.toFixed(2).padStart(8)} s  ${file}`);
  console.log(
    `${times.reduce((sum, [, seconds]) => sum + seconds, 0).toFixed(0)} s of processor time in all`,
  );
  const long = times.filter(([, seconds]) => seconds >= leastSeconds);
  const ofOtherCommands = Object.entries(known).filter(([file]) => !isOfThisCommand(file));
  if (wanted.length === 0)
    writeFileSync(
      secondsFile,
      `${JSON.stringify(Object.fromEntries([...long, ...ofOtherCommands]), null, 2)}\n`,
    );
}

const sum = (word) => results.reduce((total, { output }) => total + numberAfter(output, word), 0);
const broken = results.filter(({ isDone }) => !isDone);
const failed = Math.max(sum('fail') + sum('cancelled'), broken.length);
console.log(`\n${sum('tests')} tests in ${files.length} files, ${sum('skipped')} skipped`);
console.log(`${sum('pass')} passed, ${failed} failed`);
process.exit(broken.length > 0 || sum('tests') === 0 ? 1 : 0);
