import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { renderCommands, shellWord } from './commands.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const [finding] = run.findings;
if (finding === undefined) throw new Error('the fixture has no finding');

function commandsOf(given: Finding, of: Run = run): readonly string[] {
  return [...renderCommands(given, 2, of).text.matchAll(/<code id="[^"]*">(.*?)<\/code>/g)].map(
    ([, code = '']) =>
      code
        .replaceAll('&#39;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
  );
}

test('a finding can be sent again, replayed, and its check run again', () => {
  assert.deepEqual(commandsOf(finding, { ...run, profile: 'quick', agentIds: ['a b'] }), [
    finding.curl,
    "jq '.findings[2]' run.json > finding-3.json && agent-console-kit replay finding-3.json",
    `agent-console-kit check http://127.0.0.1:8000 --agent-id 'a b' --profile quick --seed 42 --only ${finding.check}`,
  ]);
});

test('a command that cannot be shown as it is stays in the record', () => {
  for (const curl of ["curl 'a\u202eb'", 'curl \u001b[31m', `curl ${'x'.repeat(10_000)}`]) {
    assert.equal(commandsOf({ ...finding, curl })[0], "jq -r '.findings[2].curl' run.json");
  }
  assert.equal(commandsOf(finding, { ...run, target: 'http://h/\u202e' }).length, 2);
});

test('a difference of two deployments is only sent again', () => {
  assert.deepEqual(commandsOf({ ...finding, other: finding.exchange }), [finding.curl]);
});

test('a word of a shell is quoted where it has to be', () => {
  assert.deepEqual(["it's", '$(x)', 'http://h:1/a', ''].map(shellWord), [
    "'it'\\''s'",
    "'$(x)'",
    'http://h:1/a',
    "''",
  ]);
});
