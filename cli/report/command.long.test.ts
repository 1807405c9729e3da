import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Run } from '../../conformance/run/run-record.ts';
import { programArguments } from '../../fixtures/program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-report-'));
after(() => rmSync(folder, { recursive: true }));

const readRun = (name: string): Run =>
  JSON.parse(readFileSync(join(root, `fixtures/runs/${name}.json`), 'utf8'));
const [conforming, violating] = [readRun('conforming'), readRun('violating')];

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function report(given: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const { GITHUB_ACTIONS: _, GITHUB_STEP_SUMMARY: __, ...environment } = process.env;
  const command = [...programArguments, 'report'];
  const env = { ...environment, NO_COLOR: '1', FORCE_COLOR: '', ...more };
  return new Promise((resolve) => {
    execFile(process.execPath, [...command, ...given], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

const pathOf = (name: string) => join(folder, name);

function writeRun(name: string, run: Run): string {
  writeFileSync(pathOf(name), JSON.stringify(run));
  return pathOf(name);
}

const shard = (run: Run, index: number, total: number): string =>
  writeRun(`${run.verdict}-${index}-of-${total}.json`, {
    ...run,
    shard: { index, total, source: '--shard' },
  });

test('a run is rendered in every format, whatever it says of the deployment', async () => {
  const formats = ['json', 'junit', 'html', 'markdown', 'sarif', 'har'];
  const given = formats.flatMap((format) => ['--report', `${format}=out/${format}.txt`]);
  const { code, stdout, stderr } = await report(['render', writeRun('violating.json', violating), ...given]);
  assert.equal(code, 0, stderr);
  assert.equal(stdout, `${formats.map((format) => `out/${format}.txt`).join(', ')}\n`);
  const texts = formats.map((format) => readFileSync(pathOf(`out/${format}.txt`), 'utf8'));
  assert.deepEqual(JSON.parse(texts[0] ?? ''), violating);
  const starts = [/^\{/, /^<\?xml /, /^<!doctype html>/i, /^# ❌ /, /"version": "2\.1\.0"/, /^\{"log":/];
  for (const [index, start] of starts.entries()) assert.match(texts[index] ?? '', start);
});

test('without a format it is the page, in reports/latest/', async () => {
  const { code, stdout } = await report(['render', writeRun('conforming.json', conforming)]);
  assert.equal(code, 0);
  assert.equal(stdout, 'reports/latest/report.html\n');
  assert.equal(existsSync(pathOf('reports/latest/run.json')), false);
});

test('several runs are not rendered: merge is named', async () => {
  const { code, stderr } = await report(['render', 'a.json', 'b.json']);
  assert.equal(code, 2);
  assert.match(
    stderr,
    /^agent-console-kit: report render: it takes one file, not 2\. Merge .* report merge\.\n$/,
  );
});

test('a word that is no command, and none at all, are told with what there is', async () => {
  const wrong = await report(['mrege', 'a.json', '--report', 'json=x']);
  assert.equal(wrong.code, 2);
  assert.match(
    wrong.stderr,
    /^agent-console-kit: report mrege: there is no such command\. Did you mean merge\?\n$/,
  );
  const none = await report([]);
  assert.equal(none.code, 2);
  assert.match(none.stderr, /Write report render or report merge\.\n$/);
});

test('shards that conform are one run that conforms', async () => {
  const files = [1, 2].map((index) => shard(conforming, index, 2));
  const { code, stdout, stderr } = await report(['merge', ...files, '--report', 'json=merged.json']);
  assert.equal(code, 0, stdout + stderr);
  assert.match(
    stdout,
    /^✓ http:\/\/127\.0\.0\.1:4010 conforms to the contract in 10,228 requests over 2 shards\.\n/,
  );
  const merged: Run = JSON.parse(readFileSync(pathOf('merged.json'), 'utf8'));
  assert.equal(merged.requests, conforming.requests * 2);
  assert.ok(stdout.endsWith('\nmerged.json\n'), stdout);
});

test('a missing shard ends with 3 and is named', async () => {
  const { code, stdout } = await report(['merge', shard(conforming, 1, 3), shard(conforming, 3, 3)]);
  assert.equal(code, 3);
  assert.match(stdout, /could not be judged: shard 2 of 3 is missing\./);
  assert.ok(existsSync(pathOf('reports/latest/run.json')), 'what is there is written nevertheless');
});

test('a finding that counts ends with 1', async () => {
  const { code } = await report(['merge', shard(violating, 1, 2), shard(violating, 2, 2)]);
  assert.equal(code, 1);
});

test('mixed and damaged runs end with 2 and one line', async () => {
  const mixed = await report(['merge', shard(conforming, 1, 2), shard(violating, 2, 2)]);
  assert.equal(mixed.code, 2);
  assert.match(mixed.stderr, /^agent-console-kit: \S+: its target is [^\n]*\n$/);
  writeFileSync(pathOf('damaged.json'), '{"kit":');
  const damaged = await report(['merge', pathOf('damaged.json')]);
  assert.equal(damaged.code, 2);
  assert.match(damaged.stderr, /^agent-console-kit: \S+damaged\.json: it is incomplete[^\n]*\n$/);
});

test('on GitHub a merged run is annotated, and goes into the step summary', async () => {
  const summary = pathOf('summary.md');
  const files = [1, 2].map((index) => shard(violating, index, 2));
  const { code, stdout } = await report(['merge', ...files], {
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: summary,
  });
  assert.equal(code, 1);
  const [, token = ''] = /^::stop-commands::(\S+)\n/.exec(stdout) ?? [];
  const [before = '', after = ''] = stdout.split(`::${token}::\n`);
  assert.match(before, /does not conform/);
  assert.match(after, /^::error title=update-bounds-the-rate-limit \(2\.2%2C 8\)::/);
  assert.match(readFileSync(summary, 'utf8'), /^# ❌ http/);
});
