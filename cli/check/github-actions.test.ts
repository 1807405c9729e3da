import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Run } from '../../conformance/run/run-record.ts';
import { tellGithub, withoutCommands } from './github-actions.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-github-'));
after(() => rmSync(folder, { recursive: true }));

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/everything.json', import.meta.url), 'utf8'),
);
const onGithub = { GITHUB_ACTIONS: 'true' };

async function tell(told: Run, environment: Readonly<Record<string, string>>): Promise<string> {
  let written = '';
  await tellGithub(told, environment, (text) => {
    written += text;
  });
  return written;
}

test('elsewhere nothing is told', async () => {
  const summary = join(folder, 'elsewhere.md');
  assert.equal(await tell(run, { GITHUB_STEP_SUMMARY: summary }), '');
  assert.equal(await tell(run, { GITHUB_STEP_SUMMARY: summary, GITHUB_ACTIONS: 'false' }), '');
  assert.equal(statSync(summary, { throwIfNoEntry: false }), undefined);
  assert.equal(withoutCommands('::error::x\n', {}), '::error::x\n');
});

test('findings are annotated without a summary too', async () => {
  assert.match(await tell(run, onGithub), /^::error title=some parts could not be judged::/);
});

test('the summary is put behind what is there', async () => {
  const file = join(folder, 'behind.md');
  writeFileSync(file, 'before\n');
  await tell(run, { ...onGithub, GITHUB_STEP_SUMMARY: file });
  assert.match(readFileSync(file, 'utf8'), /^before\n# ❌ http:/);
});

test('the summaries of a step stay below the limit, and the last says so where there is no room', async () => {
  const file = join(folder, 'full.md');
  const large = { ...run, findings: Array.from({ length: 1000 }, () => run.findings).flat() };
  const environment = { ...onGithub, GITHUB_STEP_SUMMARY: file };
  assert.doesNotMatch(await tell(large, environment), /::warning title=agent-console-kit::/);
  const { size } = statSync(file);
  assert.ok(size > 900_000 && size < 1_048_576, `${size} bytes`);
  assert.match(await tell(large, environment), /::warning title=agent-console-kit::.*too long/);
  assert.equal(statSync(file).size, size);
});

test('a summary that cannot be written is a warning, and no obstacle', async () => {
  const written = await tell(run, { ...onGithub, GITHUB_STEP_SUMMARY: folder });
  assert.match(
    written,
    /::warning title=agent-console-kit::the step summary could not be written \(EISDIR\)\n$/,
  );
});

test('what a deployment answers is kept from being read as commands', () => {
  const output = withoutCommands('::add-mask::x\n##[error]y', onGithub);
  const [, token = ''] = /^::stop-commands::([0-9a-f-]{36})\n/.exec(output) ?? [];
  assert.notEqual(token, '');
  assert.equal(output, `::stop-commands::${token}\n::add-mask::x\n##[error]y\n::${token}::\n`);
  assert.notEqual(withoutCommands('x', onGithub), withoutCommands('x', onGithub));
});
