import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { serveDeployment } from '../../fixtures/deployments/serve.ts';
import { programArguments } from '../../fixtures/program.ts';
import { type RunningMock, startMock } from '../../mock/start-mock.ts';
import { buildProgram } from '../program.ts';
import { endingOf } from '../terminal/error-line.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-check-'));
after(() => rmSync(folder, { recursive: true }));

const schema = JSON.parse(readFileSync(join(root, 'conformance/run/run.schema.json'), 'utf8'));
const validateRun = new Ajv2020({ strict: true }).compile(schema);

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function startCheck(given: readonly string[]): ChildProcess {
  const { AGENT_CONSOLE_TOKEN: _, ...env } = process.env;
  return spawn(process.execPath, [...programArguments, 'check', ...given], { cwd: root, env });
}

async function endOf(child: ChildProcess): Promise<Ended> {
  const text = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (text.stdout += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (text.stderr += chunk.toString('utf8')));
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, ...text };
}

/** Runs the command; its report is read back. */
async function check(name: string, ...given: readonly string[]) {
  const path = join(folder, `${name}.json`);
  const ended = await endOf(startCheck([...given, '--report', `json=${path}`]));
  const run = JSON.parse(readFileSync(path, 'utf8'));
  assert.equal(validateRun(run), true, JSON.stringify(validateRun.errors));
  return { ...ended, run };
}

const quick = ['--profile', 'quick', '--seed', '1', '--cases', '50'];
const agentsGiven = (ids: readonly string[]) => ids.flatMap((id) => ['--agent-id', id]);
const idsOf = (mock: RunningMock) => mock.state().agents.map(({ id }) => id);

test('the kit conforms to itself: 0, and a report that fits its schema', async () => {
  const { code, stdout, stderr, run } = await check('own', ...quick);
  assert.equal(code, 0, stdout + stderr);
  assert.match(stdout, /^✓ http:\/\/127\.0\.0\.1:\d+ conforms to the contract in [\d,]+ requests\.\n/);
  assert.ok(stdout.endsWith(`\n${join(folder, 'own.json')}\n`));
  assert.equal(run.verdict, 'conforms');
  assert.equal(run.seed, 1);
});

test('a deployment that departs ends with 1, and shows the finding with its steps', async () => {
  const running = await serveDeployment({
    rewriteStored: (agent, _, { update }) =>
      update !== undefined && 'hub' in update ? { ...agent, purpose: null } : agent,
  });
  try {
    const given = [running.url, ...agentsGiven(running.agentIds), ...quick];
    const { code, stdout, run } = await check('faulty', ...given, '--only', 'update-keeps-what-is-omitted');
    assert.equal(code, 1, stdout);
    assert.equal(run.verdict, 'violates');
    assert.ok(run.findings[0].steps.length > 1);
    assert.match(stdout, /^ {2}steps {7}1\. PUT \/v1\/agent-configurations\/[0-9a-f]{8}… \{\} → 200$/m);
    assert.match(stdout, /--seed 1 --only update-keeps-what-is-omitted$/m);
  } finally {
    await running.close();
  }
});

test('a deployment that cannot be reached ends with 3', async () => {
  const mock = await startMock({ port: 0 });
  await mock.close();
  const { code, stdout } = await check('unreachable', mock.url, '--agent-id', idsOf(mock)[0] ?? '');
  assert.equal(code, 3);
  assert.match(stdout, /^\? .* could not be judged: it does not answer \(Nothing accepts connections/);
});

test('without an agent it ends with 3 and says how to name one, and goes without as it says', async () => {
  await using mock = await startMock({ port: 0, journalSize: 10_000 });
  const { code, stdout } = await check('no-agent', mock.url, ...quick);
  assert.equal(code, 3);
  const [, skip = ''] =
    /name one with --agent-id, or leave the update out with --skip "([^"]+)"/.exec(stdout) ?? [];
  assert.notEqual(skip, '');
  const without = await check('skipped', mock.url, ...quick, '--skip', skip);
  assert.equal(without.code, 0, without.stdout);
  assert.ok(mock.requests().every(({ method }) => method !== 'PUT'));
});

test('with --read-only it sends nothing but GET', async () => {
  await using mock = await startMock({ port: 0, journalSize: 10_000 });
  const given = [mock.url, ...quick, '--read-only', ...agentsGiven(idsOf(mock))];
  const { code, stdout, run } = await check('read-only', ...given);
  assert.equal(code, 0, stdout);
  const sent = mock.requests();
  assert.ok(sent.length > 50);
  assert.deepEqual([...new Set(sent.map(({ method }) => method))], ['GET']);
  assert.ok(
    run.checks.some(({ reason }: { reason?: string }) => reason === 'it writes, and --read-only is set'),
  );
});

test('an interruption ends it with 3 once the agents are restored', async () => {
  let seen = 0;
  const path = join(folder, 'interrupted.json');
  const started: { child?: ChildProcess } = {};
  await using mock = await startMock({
    port: 0,
    onRequest: () => {
      seen += 1;
      if (seen === 400) started.child?.kill('SIGINT');
    },
  });
  const withoutTime = () => mock.state().agents.map(({ updated_at: _, test_score: __, ...agent }) => agent);
  const before = withoutTime();
  started.child = startCheck([mock.url, ...agentsGiven(idsOf(mock)), '--report', `json=${path}`]);
  const { code, stdout, stderr } = await endOf(started.child);
  assert.equal(code, 3, stdout);
  assert.match(stderr, /^interrupted: restoring the agents; press Ctrl-C again to quit at once$/m);
  assert.match(stdout, /could not be judged: it was interrupted\.$/m);
  assert.deepEqual(withoutTime(), before);
  assert.equal(JSON.parse(readFileSync(path, 'utf8')).verdict, 'not-judged');
});

test('the checks are listed, each with its level and its clause, and nothing is sent', async () => {
  const { code, stdout } = await endOf(startCheck(['http://127.0.0.1:1', '--list']));
  assert.equal(code, 0);
  assert.match(stdout, /^update-answers-the-agent +must +2\.1, 4\.3/m);
});

/** What the program prints and ends with, without a process of its own. */
async function refusal(
  ...given: readonly string[]
): Promise<{ readonly line: string; readonly exitCode: number }> {
  try {
    await buildProgram().parseAsync(['check', ...given], { from: 'user' });
  } catch (error) {
    return endingOf(error);
  }
  return { line: '', exitCode: 0 };
}

const here = 'http://127.0.0.1:1';
const wrong: readonly (readonly [given: readonly string[], line: RegExp])[] = [
  [['--profile', 'x'], /^--profile x: unknown value\. .*quick, standard, deep/],
  [['--profile', 'quik'], /^--profile quik: unknown value\. Did you mean quick\?$/],
  [
    ['--seed', 'abc'],
    /^--seed abc: it is not a number in the allowed range\. Give a whole number from 0 to 2147483647\.$/,
  ],
  [['--timeout', '5'], /^--timeout 5: it is not a duration\. Write one as 500ms, 2s or 5m\.$/],
  [
    ['--header', 'nonsense'],
    /^--header nonsense: it is not a header\. Write it as --header "Name: value"\.$/,
  ],
  [['--secret-header', 'x y: z'], /^--secret-header x y: it is not a header\./],
  [
    [here, '--only', 'update-anwsers-the-agent'],
    /there is no such check\. Did you mean update-answers-the-agent\?$/,
  ],
  [[here, '--skip', 'nothing-like-it-at-all'], /there is no such check\. See check --list\.$/],
  [['--agent-id', 'x'], /^--agent-id x: it is not a uuid\. Give the id of an agent/],
  [['--report', 'foo=bar'], /^--report foo=bar: there is no format foo\. /],
  [['--report', 'json'], /^--report json: the path is missing\. Write it as --report json=run\.json\.$/],
  [['--update-path', '/v1/agents'], /^--update-path \/v1\/agents: it is not a path with \{id\} in it\./],
  [['--fail-on', 'must,shoud'], /^--fail-on shoud: unknown value\. Did you mean should\?$/],
  [['ftp://x'], /^url ftp:\/\/x: it is not an http or https url\. Write it as/],
  [['http://u:p@x'], /^url x: it contains a user or password\./],
  [['--tiemout', '5s'], /unknown option '--tiemout'\. Did you mean --timeout\?$/],
];

for (const [given, line] of wrong) {
  test(`refuses \`${given.join(' ')}\` with 2 and one line`, async () => {
    const ending = await refusal(...given);
    assert.equal(ending.exitCode, 2, ending.line);
    assert.match(ending.line, line);
    assert.doesNotMatch(ending.line, /\n/);
  });
}
