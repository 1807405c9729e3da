import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { checkAgain, findingCommands } from './command-text.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const [finding] = run.findings;
if (finding === undefined) throw new Error('the fixture has no finding');

const commandsOf = (given: Finding, of: Run = run) =>
  findingCommands(given, 2, { runFile: 'out/run.json', check: checkAgain(of) }).map(({ command }) => command);

test('a finding can be sent again, replayed, and its check run again', () => {
  assert.deepEqual(commandsOf(finding, { ...run, profile: 'quick', agentIds: ['a b'] }), [
    finding.curl,
    "jq '.findings |= .[2:3]' out/run.json > finding-3.json && agent-console-kit replay finding-3.json",
    `agent-console-kit check http://127.0.0.1:8000 --agent-id 'a b' --profile quick --seed 42 --only ${finding.check}`,
  ]);
});

test('what fuzz found is run again by fuzz, which has no profiles', () => {
  assert.equal(
    commandsOf(finding, { ...run, profile: 'fuzz', agentIds: [] })[2],
    `agent-console-kit fuzz http://127.0.0.1:8000 --seed 42 --only ${finding.check}`,
  );
});

test('a command that cannot be shown as it is stays in the record', () => {
  for (const curl of ["curl 'a\u202eb'", 'curl \u001b[31m', 'curl a\tb', `curl ${'x'.repeat(10_000)}`])
    assert.equal(commandsOf({ ...finding, curl })[0], "jq -r '.findings[2].curl' out/run.json");
  assert.equal(commandsOf(finding, { ...run, target: 'http://h/\u202e' }).length, 2);
});

test('a finding of several steps is sent again with all of them', () => {
  const steps = [finding.exchange, finding.exchange, finding.exchange];
  const labelOf = (given: Finding) =>
    findingCommands(given, 0, { runFile: 'run.json', check: checkAgain(run) })[0]?.label;
  assert.equal(labelOf({ ...finding, steps }), 'send its 3 requests again');
  assert.equal(
    labelOf({ ...finding, steps, curl: 'x'.repeat(10_000) }),
    'print the command that sends its 3 requests again',
  );
  assert.equal(labelOf(finding), 'send it again');
});

test('a difference of two deployments is only sent again', () => {
  assert.deepEqual(commandsOf({ ...finding, other: finding.exchange }), [finding.curl]);
});
