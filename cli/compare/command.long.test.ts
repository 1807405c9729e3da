import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serveDeployment } from '../../fixtures/deployments/serve.ts';
import { programArguments } from '../../fixtures/program.ts';
import { type RunningMock, startMock } from '../../mock/start-mock.ts';
import { buildProgram } from '../program.ts';
import { endingOf } from '../terminal/error-line.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-compare-'));
after(() => rmSync(folder, { recursive: true }));

function start(given: readonly string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '', GITHUB_ACTIONS: '', ...environment };
  return spawn(process.execPath, [...programArguments, 'compare', ...given], { cwd: root, env });
}

async function endOf(child: ChildProcess) {
  const text = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (text.stdout += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (text.stderr += chunk.toString('utf8')));
  const [code]: (number | null)[] = await once(child, 'close');
  return { code, ...text };
}

const few = ['--seed', '1', '--cases', '150'];
const reportTo = (name: string) => ['--report', `json=${join(folder, name)}`];
const readRun = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const agents = (mock: RunningMock, side: string) =>
  mock
    .state()
    .agents.slice(0, 2)
    .flatMap(({ id }) => [`--${side}-agent-id`, id]);

test('two that answer alike end with 0, and the rate of agreement is told', async () => {
  await using left = await startMock({ port: 0 });
  await using right = await startMock({ port: 0 });
  const given = [left.url, right.url, ...agents(left, 'left'), ...agents(right, 'right'), ...few];
  const { code, stdout } = await endOf(start([...given, ...reportTo('same.json')]));
  assert.equal(code, 0, stdout);
  assert.match(stdout, /^✓ http:\S+ and http:\S+ answer 150 requests alike\.$/m);
  assert.match(stdout, /^ {2}agreement +status 150 of 150 \(100 %\): same status$/m);
  assert.deepEqual(readRun('same.json').findings, []);
});

test('a difference ends with 1, and stands there side by side', async () => {
  const [left, right] = [
    await serveDeployment({}),
    await serveDeployment({ points: { 'unknown-keys': 'reject' }, token: 'right-token-1234' }),
  ];
  try {
    const ids = ['left', 'right'].flatMap((side) =>
      left.agentIds.flatMap((id) => [`--${side}-agent-id`, id]),
    );
    const child = start([left.url, right.url, ...ids, ...few, ...reportTo('differ.json')], {
      AGENT_CONSOLE_RIGHT_TOKEN: 'right-token-1234',
    });
    const { code, stdout } = await endOf(child);
    assert.equal(code, 1, stdout);
    assert.match(stdout, /^\d\/\d+ ≠ same-status · updateAgent · body unknown-keys$/m);
    assert.match(stdout, /^ {2}left +│ right$/m);
    assert.match(stdout, /^ {2}> 200 {2}application\/json .* │ > 422 {2}application\/json/m);
    assert.doesNotMatch(stdout, /right-token-1234/);
    const run = readRun('differ.json');
    assert.equal(run.comparedWith, right.url);
    assert.equal(run.findings[0].other.response.status, 422);
  } finally {
    await Promise.all([left.close(), right.close()]);
  }
});

test('one that cannot be reached ends with 3', async () => {
  await using left = await startMock({ port: 0 });
  const right = await startMock({ port: 0 });
  await right.close();
  const { code, stdout } = await endOf(start([left.url, right.url, ...few, ...reportTo('silent.json')]));
  assert.equal(code, 3, stdout);
  assert.match(stdout, /^\? .* could not be compared: right \(http:\S+\): it does not answer/m);
});

test('an interruption ends it with 3 once the agents of both are restored', async () => {
  const started: { child?: ChildProcess } = {};
  let seen = 0;
  await using left = await startMock({
    port: 0,
    onRequest: () => {
      seen += 1;
      if (seen === 120) started.child?.kill('SIGINT');
    },
  });
  await using right = await startMock({ port: 0 });
  const state = () =>
    [left, right].flatMap((mock) =>
      mock.state().agents.map(({ updated_at: _, test_score: __, ...agent }) => agent),
    );
  const before = state();
  const given = [left.url, right.url, ...agents(left, 'left'), ...agents(right, 'right'), '--cases', '5000'];
  started.child = start([...given, ...reportTo('interrupted.json')]);
  const { code, stdout, stderr } = await endOf(started.child);
  assert.equal(code, 3, stdout);
  assert.match(stderr, /^interrupted: restoring the agents/m);
  assert.deepEqual(state(), before);
});

const here = 'http://127.0.0.1:1';
const wrong: readonly (readonly [given: readonly string[], line: RegExp])[] = [
  [[here], /missing required argument 'right'/],
  [[here, 'ftp://x'], /^url ftp:\/\/x: it is not an http or https url\./],
  [[here, here, '--left-agent-id', 'x'], /^--left-agent-id x: it is not a uuid\./],
  [
    [here, here, '--left-agent-id', '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'],
    /there are 1 on the left and 0 on the right\./,
  ],
  [[here, here, '--cases', '0'], /^--cases 0: it is not a number in the allowed range\./],
  [[here, here, '--left-header', 'x'], /^--left-header x: it is not a header\./],
  [
    [here, here, '--right-update-path', '/x'],
    /^--right-update-path \/x: it is not a path with \{id\} in it\./,
  ],
  [[here, here, '--report', 'x=y'], /there is no format x\./],
  [[here, here, '--left-tokn', 'x'], /unknown option '--left-tokn'/],
];

for (const [given, line] of wrong) {
  test(`refuses \`compare ${given.join(' ')}\` with 2 and one line`, async () => {
    const ending = await buildProgram()
      .parseAsync(['compare', ...given], { from: 'user' })
      .then(() => ({ line: '', exitCode: 0 }), endingOf);
    assert.equal(ending.exitCode, 2, ending.line);
    assert.match(ending.line, line);
  });
}
