import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serveDeployment } from '../../fixtures/deployments/serve.ts';
import { programArguments } from '../../fixtures/program.ts';
import { startMock } from '../../mock/start-mock.ts';
import { readDialect } from '../../spec/dialect.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-learn-'));
after(() => rmSync(folder, { recursive: true }));

function start(given: readonly string[]): ChildProcess {
  const { AGENT_CONSOLE_TOKEN: _, ...env } = process.env;
  return spawn(process.execPath, [...programArguments, ...given], { cwd: root, env });
}

async function endOf(child: ChildProcess) {
  const text = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (text.stdout += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (text.stderr += chunk.toString('utf8')));
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, ...text };
}

const run = (...given: readonly string[]) => endOf(start(given));
const read = (path: string) => readDialect(readFileSync(path, 'utf8'), path);

test('learns the mock: 0, and a file that says what the preset says', async () => {
  const out = join(folder, 'deeper/own.json');
  const { code, stdout, stderr } = await run('learn', '--out', out);
  assert.equal(code, 0, stdout + stderr);
  assert.match(stdout, /was learned in \d+ requests and .*, 0 different from preset fastapi\n/);
  const { examples, ...points } = read(out);
  assert.deepEqual(points, dialectPresets.fastapi);
  assert.deepEqual(examples?.genome?.example, { genome_id: '{uuid}', echo: '{genome}' });
});

test('a mock answers by what was learned, and a check holds the deployment to it', async () => {
  const out = join(folder, 'other.json');
  const running = await serveDeployment({
    points: { 'unknown-keys': 'reject', 'time-unit': 'milliseconds' },
  });
  try {
    const agents = running.agentIds.flatMap((id) => ['--agent-id', id]);
    const learned = await run('learn', running.url, ...agents, '--out', out);
    assert.equal(learned.code, 0, learned.stderr);
    assert.match(learned.stdout, /^unknown-keys +reject +ignore +2 answers agree$/m);
    await using mock = await startMock({ port: 0, dialect: read(out) });
    const id = mock.state().agents[0]?.id;
    const response = await fetch(`${mock.url}/v1/agent-configurations/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"zzz":1}',
    });
    assert.equal(response.status, 422);
    const check = [
      'check',
      running.url,
      ...agents,
      '--only',
      'dialect-is-kept',
      '--fail-on',
      'drift',
      '--report',
      `json=${join(folder, 'run.json')}`,
    ];
    assert.equal((await run(...check, '--dialect', out)).code, 0);
    const departing = await run(...check, '--dialect', 'strict');
    assert.equal(departing.code, 1, departing.stdout);
    assert.match(departing.stdout, /dialect-is-kept · dialect null-on-required: keep not reset/);
  } finally {
    await running.close();
  }
});

test('two commands give a mock with the manners of a deployment and its agents, without their secrets', async () => {
  const [out, state] = [join(folder, 'manners.json'), join(folder, 'agents.json')];
  const running = await serveDeployment({ fields: { api_key: 'sk-live-5c2e77', purpose: 'as it was' } });
  try {
    const agents = running.agentIds.flatMap((id) => ['--agent-id', id]);
    const { code, stdout } = await run('learn', running.url, ...agents, '--out', out, '--state', state);
    assert.equal(code, 0, stdout);
    assert.match(stdout, /mock --dialect \S+manners\.json --state \S+agents\.json/);
    assert.doesNotMatch(readFileSync(state, 'utf8'), /sk-live/);
    const mock = start(['mock', '--port', '0', '--json', '--dialect', out, '--state', state]);
    const [line = ''] = await once(createInterface({ input: mock.stdout ?? process.stdin }), 'line');
    const answer = await fetch(`${JSON.parse(String(line)).url}/v1/agent-configurations`);
    const served: { id: string; purpose: string }[] = JSON.parse(await answer.text());
    assert.deepEqual(
      served.map(({ id, purpose }) => [id, purpose]),
      running.agentIds.map((id) => [id, 'as it was']),
    );
    mock.kill('SIGTERM');
    assert.equal((await endOf(mock)).code, 0);
  } finally {
    await running.close();
  }
});

test('ends with 3 where there is no agent, and writes what it could learn', async () => {
  await using mock = await startMock({ port: 0 });
  const out = join(folder, 'part.json');
  const { code, stdout } = await run('learn', mock.url, '--out', out);
  assert.equal(code, 3, stdout);
  assert.match(stdout, /^\? updateAgent: no agent may be updated; name one with --agent-id$/m);
  assert.equal(read(out)['genome-slash'], 'redirect-to-slash');
  const only = await run('learn', mock.url, '--out', out, '--read-only');
  assert.equal(only.code, 0, only.stdout);
});

test('ends with 3 where nothing answers, and writes nothing', async () => {
  const mock = await startMock({ port: 0 });
  await mock.close();
  const out = join(folder, 'nothing.json');
  const { code, stdout } = await run('learn', mock.url, '--out', out);
  assert.equal(code, 3);
  assert.match(stdout, /^\? .* could not be learned: it does not answer/);
  assert.equal(existsSync(out), false);
});

test('an interruption ends it with 3, restored and without a file', async () => {
  let seen = 0;
  const started: { child?: ChildProcess } = {};
  await using mock = await startMock({
    port: 0,
    latency: 20,
    onRequest: () => {
      seen += 1;
      if (seen === 40) started.child?.kill('SIGINT');
    },
  });
  const agents = () => mock.state().agents.map(({ updated_at: _, ...agent }) => agent);
  const before = agents();
  const out = join(folder, 'interrupted.json');
  started.child = start(['learn', mock.url, '--agent-id', before[0]?.id ?? '', '--out', out]);
  const { code, stdout, stderr } = await endOf(started.child);
  assert.equal(code, 3, stdout);
  assert.match(stderr, /interrupted: restoring the agents/);
  assert.match(stdout, /could not be learned: it was interrupted/);
  assert.equal(existsSync(out), false);
  assert.deepEqual(agents(), before);
});

test('refuses wrong options in one line, with 2', async () => {
  const wrong = await run('learn', '--agent-id', 'x');
  assert.deepEqual([wrong.code, wrong.stdout], [2, '']);
  assert.match(wrong.stderr, /^agent-console-kit: --agent-id x: it is not a uuid/);
  const nobody = await run('learn', 'http://127.0.0.1:9', '--state', join(folder, 'x.json'));
  assert.equal(nobody.code, 2);
  assert.match(nobody.stderr, /^agent-console-kit: --state \S+: no agent is named\. .*--agent-id\.\n$/);
  const unwritable = await run('learn', '--out', root);
  assert.equal(unwritable.code, 2);
  assert.match(unwritable.stderr, /--out .* it cannot be written/);
});
