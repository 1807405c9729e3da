import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Run } from '../conformance/run/run-record.ts';
import { programArguments, runProgram } from '../fixtures/program.ts';
import { renderGithubAnnotations } from '../reports/github-annotations.ts';
import { renderHtml } from '../reports/html/render-html.ts';
import { renderJunit } from '../reports/junit/render-junit.ts';
import { renderMarkdown } from '../reports/markdown/render-markdown.ts';
import { Inability } from '../spec/inability.ts';
import { renderRun } from './check/screen/render-run.ts';
import { renderComparison } from './compare/screen/render-comparison.ts';
import { renderReplays } from './replay/screen.ts';
import { endingOf } from './terminal/error-line.ts';
import { createPaint } from './terminal/paint.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-hostile-'));

/** Clears a screen, sets a title, moves the cursor, turns a line around, begins a line, hides, breaks out of quotes. */
const hostile =
  '\u001b[2J\u001b]0;x\u0007\r\n\u009b2J\u202e\u2066\u200b\u2028\u0000\u0008\u007f\u{e0041}\'"`;$(touch broken)##[error]::error::';
/** Everything that a terminal obeys, and that is not seen, but for the ends of our own lines. */
const obeyed = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

const read = (name: string): Run =>
  JSON.parse(readFileSync(new URL(`../fixtures/runs/${name}`, import.meta.url), 'utf8'));

/** What the schema of a run allows nobody to choose. */
const fixed = new Set([
  'level',
  'status',
  'verdict',
  'operation',
  'failOn',
  'operations',
  'bodyEncoding',
  'by',
  'state',
  'side',
]);

function poison(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return fixed.has(key) ? value : `${value.slice(0, 8)}${hostile}${value.slice(8)}`;
  if (Array.isArray(value)) return value.map((item) => poison(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poison(inner, name)]));
}

function poisonRun(run: Run): Run {
  const poisoned = poison(run);
  assert.ok(typeof poisoned === 'object');
  return { ...run, ...poisoned };
}

const paint = createPaint(false);
const screens: Readonly<Record<string, (run: Run) => string>> = {
  check: (run) => renderRun(run, { width: 100, paint, runFile: hostile, command: hostile }),
  'check --verbose': (run) => renderRun(run, { width: Number.POSITIVE_INFINITY, paint, verbose: true }),
  compare: (run) => renderComparison(run, { width: 100, paint, runFile: hostile }),
  replay: ({ target, findings, restoration }) =>
    renderReplays(
      [
        {
          findings: findings.map((finding) => ({ finding, verdict: 'still failing', why: hostile })),
          unread: [hostile],
          restoration,
          url: target,
        },
      ],
      paint,
    ),
  markdown: (run) => renderMarkdown(run),
  junit: renderJunit,
  html: renderHtml,
  annotations: renderGithubAnnotations,
};

for (const [name, render] of Object.entries(screens)) {
  test(`${name}: nothing of a run reaches a reader raw`, () => {
    for (const file of ['everything.json', 'violating.json', 'conforming.json']) {
      const text = render(poisonRun(read(file)));
      const found = obeyed.exec(text.replaceAll('\t', ' '));
      assert.equal(found && JSON.stringify(text.slice(found.index - 60, found.index + 20)), null, file);
    }
  });
}

test('an error is one line that a terminal and GitHub only show', () => {
  for (const error of [
    new Inability(hostile, hostile, hostile),
    new Error(hostile),
    hostile,
    Object.assign(new Error(`error: ${hostile}\n(${hostile})`), { code: 'commander.unknownOption' }),
  ]) {
    const { line } = endingOf(error);
    assert.doesNotMatch(line, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|##\[/u);
  }
  assert.ok(endingOf(new Inability('x'.repeat(1e6), '', '')).line.length <= 2000);
});

/** Answers every request with hostile texts wherever HTTP lets it. */
const server = createServer((request, response) => {
  const text = JSON.stringify({ detail: hostile, [hostile]: hostile });
  if (request.url?.endsWith('/openapi.json') === true) {
    const put = { summary: hostile, operationId: hostile };
    response.end(JSON.stringify({ paths: { [`/${hostile}/agent-configurations/{${hostile}}`]: { put } } }));
    return;
  }
  const headers = { 'content-type': 'text/\u009b2J', location: '/\u009b', 'x-y': '\u0085', allow: '\u009b' };
  response.writeHead(request.method === 'PUT' ? 200 : 500, '\u009b2J', headers);
  response.end(request.method === 'PUT' ? text : hostile);
});
let url = '';
before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
});
after(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const agent = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const few = ['--profile', 'quick', '--cases', '5', '--seed', '1'];
const runs: readonly (readonly [name: string, given: () => readonly string[]])[] = [
  ['check', () => ['check', url, '--agent-id', agent, ...few, '--verbose', '--report', 'json=run.json']],
  ['learn', () => ['learn', url, '--agent-id', agent]],
  [
    'compare',
    () => [
      ...['compare', url, url, '--left-agent-id', agent, '--right-agent-id', agent, '--cases', '5'],
      ...['--report', 'json=compared.json'],
    ],
  ],
  ['replay', () => ['replay', 'run.json']],
  ['a run file that is none', () => ['replay', 'wrong.json']],
  ['a dialect that is none', () => ['check', url, '--dialect', 'wrong.json']],
  ['a state that is none', () => ['mock', '--port', '0', '--state', 'wrong.json']],
  ['a configuration that is none', () => ['check', url, '--config', 'wrong.json']],
  ['an option that is none', () => ['check', url, `--${hostile.replaceAll('\0', '')}`]],
];

test('nothing that a deployment, a document or a file says is printed raw', async () => {
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ [hostile]: hostile }));
  for (const [name, given] of runs) {
    const { stdout, stderr } = await runProgram(given(), { cwd: folder });
    const found = obeyed.exec(stdout + stderr);
    assert.equal(
      found && JSON.stringify((stdout + stderr).slice(found.index - 200, found.index + 40)),
      null,
      name,
    );
    assert.notEqual(stdout + stderr, '');
  }
});

test('a dialect file breaks out of neither the banner of the mock nor the shell that its lines are pasted into', async () => {
  const path = "/v1/'$(touch$*broken)`touch$*broken`;touch$*broken&\u001b[2J\u202e";
  const points = {
    'update-path': `${path}/{id}`,
    'list-path': path,
    'auth-header': "x-`touch*broken`$'",
    'auth-scheme': "'$(touch*broken)'",
  };
  for (const auth of ['none', 401]) {
    writeFileSync(join(folder, 'dialect.json'), JSON.stringify({ points: { ...points, auth } }));
    const child = spawn(
      process.execPath,
      [...programArguments, 'mock', '--port', '0', '--dialect', './dialect.json'],
      { cwd: folder },
    );
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.includes('PUT  ')) child.kill('SIGTERM');
    });
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    await once(child, 'close');
    assert.doesNotMatch(text, obeyed);
    const lines = [...text.matchAll(/^ {2}(?:GET|POST|PUT) +(.*)$/gm)].map(([, line = '']) => line);
    assert.equal(lines.length, 4, text);
    for (const line of lines) {
      const script = `curl() { :; }; touch() { echo broken >&2; }; ${line.startsWith('curl ') ? '' : 'curl '}${line}`;
      const { stderr, status } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
      assert.deepEqual([stderr, status], ['', 0], line);
    }
  }
});
