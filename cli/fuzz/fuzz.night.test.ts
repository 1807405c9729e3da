import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import type { RunningDeployment } from '../../fixtures/deployments/deployment.ts';
import { faultyDeployments } from '../../fixtures/deployments/index.ts';
import { serveDeployment } from '../../fixtures/deployments/serve.ts';
import { programArguments } from '../../fixtures/program.ts';

const root = mkdtempSync(join(tmpdir(), 'agent-console-kit-fuzz-'));
const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '', XDG_STATE_HOME: join(root, 'state') };

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(folder: string, given: readonly string[]): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [...programArguments, ...given], { cwd: folder, env });
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (part) => {
    stdout += part;
  });
  child.stderr?.on('data', (part) => {
    stderr += part;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, stdout, stderr }));
  return { child, ended };
}

const run = (folder: string, ...given: readonly string[]) => start(folder, given).ended;
const makeFolder = () => mkdtempSync(join(root, 'run-'));
const jsonIn = (folder: string, part: 'corpus' | 'findings') =>
  readdirSync(join(folder, '.agent-console-kit', part)).filter((name) => name.endsWith('.json'));
const recordOf = (folder: string): Run =>
  JSON.parse(readFileSync(join(folder, 'reports/latest/run.json'), 'utf8'));

let correct: RunningDeployment;
let faulty: RunningDeployment;
const agentsOf = ({ agentIds }: RunningDeployment) => agentIds.flatMap((id) => ['--agent-id', id]);

before(async () => {
  correct = await serveDeployment({});
  const deployment = faultyDeployments.find(({ id }) => id === 'any-status');
  assert.ok(deployment !== undefined);
  faulty = await deployment.start();
});

after(async () => {
  await Promise.all([correct.close(), faulty.close()]);
  rmSync(root, { recursive: true, force: true });
});

test('a correct deployment is explored, its agents are restored, and the corpus is kept and used again', async () => {
  const folder = makeFolder();
  const given = ['fuzz', correct.url, ...agentsOf(correct), '--max-requests', '1500', '--seed', '3'];
  const first = await run(folder, ...given);
  assert.equal(first.code, 0, first.stderr + first.stdout);
  assert.match(first.stdout, /was explored in [\d,]+ requests: \d+ behaviours, and no finding that counts/);
  const { exploration, restoration } = recordOf(folder);
  assert.ok(restoration.every(({ state }) => state === 'restored' || state === 'unchanged'));
  assert.ok(jsonIn(folder, 'corpus').length > 20);
  assert.equal(readFileSync(join(folder, '.agent-console-kit/.gitignore'), 'utf8'), 'corpus/\n');
  assert.ok(existsSync(join(folder, 'reports/latest/report.html')));
  const again = await run(folder, ...given);
  assert.equal(again.code, 0, again.stderr);
  assert.ok((recordOf(folder).exploration?.corpus ?? 0) >= (exploration?.corpus ?? 0));
  const minimized = await run(folder, 'fuzz', '--minimize');
  assert.match(minimized.stdout, /^\d+ inputs, \d+ kept in \.agent-console-kit\n$/);
});

test('a fault is found, kept in a file, and sent again by replay and by check --corpus', async () => {
  const folder = makeFolder();
  const target = [faulty.url, ...agentsOf(faulty)];
  const found = await run(
    folder,
    'fuzz',
    ...target,
    '--stop-on-first',
    '--max-requests',
    '5000',
    '--seed',
    '1',
  );
  assert.equal(found.code, 1, found.stderr + found.stdout);
  const [file = ''] = jsonIn(folder, 'findings');
  assert.match(file, /^[a-z0-9-]+\.json$/);
  const path = join(folder, '.agent-console-kit/findings', file);
  const finding: Finding = JSON.parse(readFileSync(path, 'utf8'));
  assert.equal(finding.level, 'must');
  assert.match(finding.curl, /^curl /);
  const replayed = await run(folder, 'replay', path, '--url', ...target);
  assert.match(replayed.stdout, /^✗ still failing/m);
  assert.equal(replayed.code, 1);
  const only = ['--only', 'evolution-status-answers-an-object', '--profile', 'quick', '--cases', '0'];
  const fixed = await run(
    folder,
    'check',
    correct.url,
    ...agentsOf(correct),
    ...only,
    '--corpus',
    '.agent-console-kit',
  );
  assert.match(fixed.stdout, /^✓ fixed/m, fixed.stderr);
  assert.equal(fixed.code, 0);
  const failing = await run(folder, 'check', ...target, ...only, '--corpus', '.agent-console-kit');
  assert.equal(failing.code, 1, failing.stdout);
});

/** Waits until something holds, without guessing how long that takes. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const countIn = (folder: string, part: 'corpus' | 'findings') =>
  existsSync(join(folder, '.agent-console-kit', part)) ? jsonIn(folder, part).length : -1;

const moments: readonly (readonly [moment: string, isThere: (folder: string) => boolean])[] = [
  ['as its folder is made', (folder) => countIn(folder, 'corpus') >= 0],
  ['at the first input', (folder) => countIn(folder, 'corpus') >= 1],
  ['in the middle of the cases', (folder) => countIn(folder, 'corpus') >= 25],
  ['at the first finding', (folder) => countIn(folder, 'findings') >= 1],
  ['among mutations', (folder) => countIn(folder, 'corpus') >= 120],
];

for (const [moment, isThere] of moments)
  test(`killed ${moment}, what was kept is whole, agents are restored, and the same command goes on`, async () => {
    const folder = makeFolder();
    const given = ['fuzz', faulty.url, ...agentsOf(faulty), '--seed', '5', '--max-requests'];
    const { child, ended } = start(folder, [...given, '4000']);
    await until(() => isThere(folder) || child.exitCode !== null);
    assert.equal(child.exitCode, null, 'it was killed before it ended');
    child.kill('SIGKILL');
    await ended;
    for (const part of ['corpus', 'findings'] as const)
      for (const name of jsonIn(folder, part))
        assert.doesNotThrow(
          () => JSON.parse(readFileSync(join(folder, '.agent-console-kit', part, name), 'utf8')),
          name,
        );
    const kept = countIn(folder, 'corpus');
    const restored = await run(folder, 'restore', '--all');
    assert.equal(restored.code, 0, restored.stdout + restored.stderr);
    const again = await run(folder, ...given, '800');
    assert.equal(again.code, 1, again.stderr + again.stdout);
    assert.ok(!again.stderr.includes('corpus/'), again.stderr);
    assert.ok(countIn(folder, 'corpus') >= kept);
  });

test('shards are joined, and what is broken among them is told and costs no other', async () => {
  const folder = makeFolder();
  for (const index of [1, 2]) {
    const shard = ['--shard', `${index}/2`, '--corpus', `shard-${index}`, '--max-requests', '600'];
    const { code, stderr } = await run(folder, 'fuzz', correct.url, ...agentsOf(correct), ...shard);
    assert.equal(code, 0, stderr);
  }
  const merged = await run(folder, 'fuzz', 'merge', 'shard-1', 'shard-2');
  assert.equal(merged.code, 0, merged.stderr);
  assert.match(merged.stdout, /inputs of 2 folders: \d+ kept, and 0 findings, in \.agent-console-kit\n$/);
  writeFileSync(join(folder, 'shard-1/corpus/broken.json'), '{');
  const broken = await run(folder, 'fuzz', 'merge', 'shard-1', 'shard-2');
  assert.equal(broken.code, 2);
  assert.match(
    broken.stderr,
    /^agent-console-kit: corpus .*broken\.json: it is not an input that fuzz kept\.[^\n]*\n$/,
  );
  assert.ok(jsonIn(folder, 'corpus').length > 10);
});

test('a corpus with a broken file is explored without it: one line, exit code 2, and the file stays', async () => {
  const folder = makeFolder();
  const given = ['fuzz', correct.url, ...agentsOf(correct), '--seed', '3', '--max-requests'];
  assert.equal((await run(folder, ...given, '300')).code, 0);
  const broken = join(folder, '.agent-console-kit/corpus/broken.json');
  writeFileSync(broken, '{"corpusVersion":1,"steps":[{}]}');
  const line = /^agent-console-kit: corpus \S*broken\.json: it is not an input that fuzz kept\. [^\n]*$/m;
  const again = await run(folder, ...given, '300');
  assert.equal(again.code, 2, again.stderr);
  assert.match(again.stderr, line);
  assert.match(again.stdout, /was explored in/);
  const minimized = await run(folder, 'fuzz', '--minimize');
  assert.equal(minimized.code, 2);
  assert.match(minimized.stderr, line);
  assert.match(minimized.stdout, /^\d+ inputs, \d+ kept/);
  assert.ok(existsSync(broken));
});

test('a broken finding is told in one line: merge uses the others, and check sends nothing', async () => {
  const folder = makeFolder();
  const target = [faulty.url, ...agentsOf(faulty)];
  await run(folder, 'fuzz', ...target, '--stop-on-first', '--max-requests', '5000', '--seed', '1');
  const whole = jsonIn(folder, 'findings').length;
  assert.ok(whole > 0);
  writeFileSync(join(folder, '.agent-console-kit/findings/broken.json'), '{"id":');
  const merged = await run(folder, 'fuzz', 'merge', '.agent-console-kit', '--corpus', 'joined');
  assert.equal(merged.code, 2);
  assert.match(merged.stderr, /^agent-console-kit: [^\n]*broken\.json: [^\n]*\n$/);
  assert.equal(readdirSync(join(folder, 'joined/findings')).length, whole);
  const checked = await run(folder, 'check', ...target, '--corpus', '.agent-console-kit');
  assert.equal(checked.code, 2);
  assert.match(checked.stderr, /^agent-console-kit: [^\n]*broken\.json: [^\n]*\n$/);
  assert.equal(checked.stdout, '');
});

for (const [what, dir, line] of [
  ['that is not there', 'nowhere', /nowhere: there is no such folder/],
  ['that fuzz wrote nothing in', 'empty', /empty: it holds neither corpus\/ nor findings\//],
  ['that is a file', 'file.json', /file\.json: it holds neither corpus\/ nor findings\//],
] as const)
  test(`merge refuses a folder ${what}, in one line, and makes none`, async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'empty'));
    writeFileSync(join(folder, 'file.json'), '{}');
    const { code, stdout, stderr } = await run(folder, 'fuzz', 'merge', dir);
    assert.match(stderr, line);
    assert.match(stderr, /^agent-console-kit: [^\n]*\n$/);
    assert.deepEqual([code, stdout], [2, '']);
    assert.ok(!existsSync(join(folder, '.agent-console-kit')));
  });

const refused: readonly (readonly [what: string, given: readonly string[], line: RegExp])[] = [
  [
    'a dictionary that is not there',
    ['--dictionary', 'none.dict'],
    /--dictionary none\.dict: there is no such file/,
  ],
  [
    'a broken dictionary',
    ['--dictionary', 'broken.dict'],
    /--dictionary broken\.dict: line 1 is not an entry/,
  ],
  [
    'a mutation that is none',
    ['--allow', 'methods'],
    /--allow methods: there is no such mutation\. Did you mean method\?/,
  ],
  ['a dictionary that is a folder', ['--dictionary', '.'], /--dictionary \.: it is a directory/],
  [
    'a folder that cannot be written',
    ['--corpus', 'broken.dict'],
    /--corpus broken\.dict: it cannot be written/,
  ],
  [
    'a corpus that is not there and is to be minimized',
    ['--minimize', '--corpus', 'nowhere'],
    /nowhere: there is no such folder/,
  ],
  ['a number that is none', ['--max-requests', 'many'], /--max-requests many: it is not a number/],
];

for (const [what, given, line] of refused)
  test(`${what} is refused in one line, with exit code 2`, async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'broken.dict'), 'no entry\n');
    const { code, stdout, stderr } = await run(folder, 'fuzz', correct.url, ...agentsOf(correct), ...given);
    assert.match(stderr, line);
    assert.match(stderr, /^agent-console-kit: [^\n]*\n$/);
    assert.equal(stdout, '');
    assert.equal(code, 2);
  });

test('the mutations are listed, with those that are off away from loopback', async () => {
  const { code, stdout } = await run(makeFolder(), 'fuzz', '--list-mutations');
  assert.equal(code, 0);
  assert.match(stdout, /^set-field +values +on +supplies a field/m);
  assert.match(stdout, /^bad-utf-8 +text +off +/m);
  for (const name of ['pipelining', 'slow-bytes', 'chunk-oddities', 'malformed-head', 'odd-target'])
    assert.match(stdout, new RegExp(`^${name} +http +off +`, 'm'));
});
