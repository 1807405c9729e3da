import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { RunningDeployment } from '../fixtures/deployments/deployment.ts';
import { serveDeployment } from '../fixtures/deployments/serve.ts';
import { programArguments } from '../fixtures/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-unwritable-'));
const runFile = new URL('../fixtures/runs/violating.json', import.meta.url).pathname;
/** Nothing can stand below a file, whoever asks. */
const nowhere = join(folder, 'a-file/below');
writeFileSync(join(folder, 'a-file'), '');

let deployment: RunningDeployment;
let requests = 0;
before(async () => {
  deployment = await serveDeployment({
    beforeAnswer: () => {
      requests += 1;
      return undefined;
    },
  });
});
after(async () => {
  await deployment.close();
  rmSync(folder, { recursive: true });
});

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Place {
  readonly cwd?: string;
  /** Longer files than so many blocks of 512 bytes find no room. */
  readonly blocks?: number;
  readonly variables?: Readonly<Record<string, string>>;
}

async function kit(
  given: readonly string[],
  { cwd = folder, blocks, variables }: Place = {},
): Promise<Ended> {
  const { AGENT_CONSOLE_TOKEN: _, ...env } = process.env;
  const limit = blocks === undefined ? '' : `ulimit -f ${blocks}; `;
  const child = spawn(
    'sh',
    ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...programArguments, ...given],
    {
      cwd,
      env: { ...env, ...variables },
    },
  );
  const text = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (text.stderr += chunk.toString('utf8')));
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, ...text };
}

const few = ['--profile', 'quick', '--seed', '1', '--cases', '5', '--only', 'evolution-status-*'];
const check = (...more: readonly string[]) => ['check', deployment.url, ...few, ...more];
const failures = ({ stderr }: Ended) => stderr.match(/^agent-console-kit: .*$/gm) ?? [];

const refused: readonly (readonly [command: string, given: () => readonly string[]])[] = [
  ['check', () => check('--report', 'junit=ok.xml', '--report', `json=${nowhere}`)],
  ['check --update-baseline', () => check('--baseline', nowhere, '--update-baseline')],
  ['learn', () => ['learn', deployment.url, '--read-only', '--out', nowhere]],
  ['compare', () => ['compare', deployment.url, deployment.url, '--read-only', '--report', `har=${nowhere}`]],
];

for (const [command, given] of refused) {
  test(`${command}: what was asked for and cannot be written is refused before anything is sent`, async () => {
    const sent = requests;
    const ended = await kit(given());
    assert.equal(ended.code, 2, ended.stdout + ended.stderr);
    assert.match(ended.stderr, /^agent-console-kit: .*below: it cannot be written \(.*\)\. .*\n$/);
    assert.equal(ended.stdout, '');
    assert.equal(requests, sent);
  });
}

test('check: a full disk costs neither the verdict nor the other reports', async () => {
  const full = ['--report', 'json=/dev/full', '--report', `junit=${join(folder, 'whole.xml')}`];
  const ended = await kit(check(...full));
  assert.equal(ended.code, 0, ended.stdout + ended.stderr);
  assert.match(readFileSync(join(folder, 'whole.xml'), 'utf8'), /<\/testsuites>\s*$/);
  assert.equal(failures(ended).length, 1, ended.stderr);
  assert.match(ended.stderr, /report \/dev\/full: it cannot be written \(ENOSPC: no space left/);
  assert.ok(ended.stdout.endsWith(`\n\n${join(folder, 'whole.xml')}\n`), 'only what was written is named');
});

test('check: a violation stays one where no report finds room, and the old reports stay whole', async () => {
  const cwd = join(folder, 'no-room');
  mkdirSync(join(cwd, 'reports/latest'), { recursive: true });
  writeFileSync(join(cwd, 'reports/latest/run.json'), 'old');
  const faulty = await serveDeployment({ afterAnswer: (reply) => ({ ...reply, body: '[]' }) });
  const ended = await kit(['check', faulty.url, ...few], { cwd, blocks: 8 });
  await faulty.close();
  assert.equal(ended.code, 1, ended.stdout + ended.stderr);
  assert.equal(failures(ended).length, 2, ended.stderr);
  assert.deepEqual(readdirSync(join(cwd, 'reports/latest')), ['run.json']);
  assert.equal(readFileSync(join(cwd, 'reports/latest/run.json'), 'utf8'), 'old');
});

test('check: the usual reports are done without where they have no place', async () => {
  const cwd = join(folder, 'no-place');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'reports'), '');
  const ended = await kit(check(), { cwd });
  assert.equal(ended.code, 0, ended.stdout + ended.stderr);
  assert.equal(failures(ended).length, 2, ended.stderr);
});

test('check: a step summary that cannot be written changes nothing', async () => {
  const variables = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: '/dev/full' };
  const ended = await kit(check('--report', 'json=summary.json'), { variables });
  assert.equal(ended.code, 0, ended.stdout + ended.stderr);
  assert.match(ended.stdout, /^::warning .*the step summary could not be written \(ENOSPC\)$/m);
});

test('check: a summary that finds no room leaves the one before it whole', async () => {
  const summary = join(folder, 'summary.md');
  writeFileSync(summary, 'before\n');
  const variables = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
  const ended = await kit(check('--report', 'json=/dev/null'), { variables, blocks: 1 });
  assert.equal(ended.code, 0, ended.stdout + ended.stderr);
  assert.match(ended.stdout, /^::warning .*the step summary could not be written \(EFBIG\)$/m);
  assert.equal(readFileSync(summary, 'utf8'), 'before\n');
});

test('compare: a full disk does not cost the verdict', async () => {
  const twice = ['compare', deployment.url, deployment.url, '--read-only', '--cases', '3'];
  const ended = await kit([...twice, '--report', 'json=/dev/full', '--report', 'har=both.har']);
  assert.equal(ended.code, 0, ended.stdout + ended.stderr);
  assert.equal(failures(ended).length, 1, ended.stderr);
  assert.ok(readdirSync(folder).includes('both.har'));
});

test('learn: what was learned is shown though the disk is full, and nobody takes it for written', async () => {
  const ended = await kit(['learn', '--out', '/dev/full']);
  assert.equal(ended.code, 2, ended.stdout + ended.stderr);
  assert.match(ended.stdout, /^time-unit +seconds /m);
  assert.doesNotMatch(ended.stdout, /was written/);
  // One line, behind those that tell how far a slow machine is.
  assert.match(
    ended.stderr,
    /^(?:learning: .*\n)*agent-console-kit: --out \/dev\/full: it cannot be written \(ENOSPC: .*\n$/,
  );
});

test('report: merge keeps the verdict, and render fails, where one report finds no room', async () => {
  const given = [runFile, '--report', 'html=/dev/full', '--report', 'markdown=rendered.md'];
  const [merged, rendered] = [
    await kit(['report', 'merge', ...given]),
    await kit(['report', 'render', ...given]),
  ];
  assert.equal(merged.code, 1, merged.stdout + merged.stderr);
  assert.equal(rendered.code, 2, rendered.stdout + rendered.stderr);
  assert.equal(rendered.stdout, 'rendered.md\n');
  for (const ended of [merged, rendered]) assert.equal(failures(ended).length, 1, ended.stderr);
});
