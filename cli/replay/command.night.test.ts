import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkDeployment } from '../../conformance/check-deployment.ts';
import type { Run } from '../../conformance/run/run-record.ts';
import type { RunningDeployment } from '../../fixtures/deployments/deployment.ts';
import { faultyDeployments } from '../../fixtures/deployments/index.ts';
import { serveDeployment } from '../../fixtures/deployments/serve.ts';
import { programArguments } from '../../fixtures/program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-replay-'));
const runFile = join(folder, 'run.json');

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function replay(...given: readonly string[]): Promise<Ended> {
  return replayWith({}, ...given);
}

function replayWith(
  variables: Readonly<Record<string, string>>,
  ...given: readonly string[]
): Promise<Ended> {
  const command = [...programArguments, 'replay', ...given];
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '', ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

let faulty: RunningDeployment;
let correct: RunningDeployment;
let run: Run;

before(async () => {
  const deployment = faultyDeployments.find(({ id }) => id === 'any-status');
  assert.ok(deployment !== undefined);
  faulty = await deployment.start();
  correct = await serveDeployment({});
  const { url, agentIds } = faulty;
  const options = {
    url,
    agentIds,
    only: ['update-rejects-other-choices'],
    cases: 0,
    profile: 'quick',
  } as const;
  run = await checkDeployment(options, { name: 'agent-console-kit', version: 'test' });
  assert.ok(run.findings.length > 0);
  writeFileSync(runFile, JSON.stringify(run));
});

after(async () => {
  await Promise.all([faulty.close(), correct.close()]);
  rmSync(folder, { recursive: true });
});

test('what still fails is told with exit code 1, at the recorded url', async () => {
  const { code, stdout, stderr } = await replay(runFile);
  assert.match(stdout, /^✗ still failing: .* \(update-rejects-other-choices · body status\)$/m);
  assert.match(stdout, /^\d+ findings?: \d+ still failing$/m);
  assert.equal(stderr, '');
  assert.equal(code, 1);
});

test('what is fixed is told with exit code 0, at another url', async () => {
  const { code, stdout } = await replay(runFile, '--url', correct.url);
  assert.match(stdout, /^✓ fixed \(update-rejects-other-choices · body status\)$/m);
  assert.match(stdout, /^agent \S+ .*as it was$/m);
  assert.equal(code, 0);
});

test('what cannot be judged is told with exit code 3, and what still fails outranks it', async () => {
  const [finding] = run.findings;
  const unknown = write('unknown.json', JSON.stringify({ ...finding, check: 'of-another-version' }));
  const alone = await replay(unknown, '--url', correct.url);
  assert.match(
    alone.stdout,
    /^\? could not be judged: this version of the kit has no check of-another-version/m,
  );
  assert.equal(alone.code, 3);
  const both = await replay(unknown, runFile, '--url', faulty.url);
  assert.match(both.stdout, /^\? could not be judged[\s\S]*^✗ still failing/m);
  assert.equal(both.code, 1);
});

test('a closed port cannot be judged', async () => {
  const closed = await serveDeployment({});
  await closed.close();
  const { code, stdout } = await replay(runFile, '--url', closed.url);
  assert.match(stdout, /^\? could not be judged: it does not answer \(.*ECONNREFUSED/m);
  assert.equal(code, 3);
});

test('the token of the environment goes to no url of a file, unless --url or --token says so', async () => {
  const tokens = new Set<string | undefined>();
  const running = await serveDeployment({
    beforeAnswer: ({ request }) => {
      tokens.add(request.header('authorization'));
      return undefined;
    },
  });
  const file = write('elsewhere.json', JSON.stringify(run).replaceAll(run.target, running.url));
  const variables = { AGENT_CONSOLE_TOKEN: 'planted-token' };
  const told = async (...given: readonly string[]) => {
    tokens.clear();
    const { stderr } = await replayWith(variables, file, ...given);
    return [[...tokens], stderr];
  };
  try {
    const [seen, stderr] = await told();
    assert.deepEqual(seen, [undefined]);
    assert.match(
      String(stderr),
      /^AGENT_CONSOLE_TOKEN is not sent, because the url comes from the file\. [^\n]*\n$/,
    );
    assert.deepEqual(await told('--url', running.url), [['Bearer planted-token'], '']);
    assert.deepEqual(await told('--token', 'given-token'), [['Bearer given-token'], '']);
  } finally {
    await running.close();
  }
});

test('a file that sends something else is refused by name before any file is replayed', async () => {
  const [finding] = run.findings;
  assert.ok(finding !== undefined);
  const { request } = finding.exchange;
  const exchange = { ...finding.exchange, request: { ...request, method: 'DELETE' } };
  const bad = write('bad-method.json', JSON.stringify({ ...run, findings: [{ ...finding, exchange }] }));
  const { code, stdout, stderr } = await replay(runFile, bad);
  assert.match(
    stderr,
    /bad-method\.json, findings\[0\] \(update-rejects-other-choices\): it sends "DELETE .*", which is none/,
  );
  assert.equal(stdout, '');
  assert.equal(code, 2);
});

const refused: readonly (readonly [what: string, given: () => readonly string[], line: RegExp])[] = [
  [
    'a truncated file',
    () => [write('cut.json', JSON.stringify(run).slice(0, 900))],
    /cut\.json: it is incomplete.*\. Give an unchanged file/,
  ],
  [
    'a foreign file',
    () => [join(root, 'package.json')],
    /package\.json: it is neither a run nor a finding .*\. Give an unchanged file/,
  ],
  [
    'a file that is not there',
    () => [join(folder, 'none.json')],
    /none\.json: there is no such file\. Check the path\./,
  ],
  ['one damaged file among others', () => [runFile, write('bad.json', '{,}')], /bad\.json: it is not JSON/],
  ['no file', () => [], /missing required argument 'file'/],
  ['an agent that is no uuid', () => [runFile, '--agent-id', 'x'], /--agent-id x: it is not a uuid\./],
  [
    'a url that is none',
    () => [runFile, '--url', 'localhost'],
    /url localhost: it is not an http or https url\./,
  ],
];

for (const [what, given, line] of refused) {
  test(`${what} is refused in one line, with exit code 2`, async () => {
    const { code, stdout, stderr } = await replay(...given());
    assert.match(stderr, line);
    assert.match(stderr, /^agent-console-kit: [^\n]*\n$/);
    assert.equal(stdout, '');
    assert.equal(code, 2);
  });
}
