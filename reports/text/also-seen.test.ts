import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../conformance/run/run-record.ts';
import { found } from '../../fixtures/in-memory/finding-in-a-line.ts';
import { alikeText, alsoSeenLines, type LedFinding, leadFindings } from './also-seen.ts';

const taken = (name: string) => found(`update-rejects-wrong-kinds body/${name} accepted-not-text`, '{}');
const hub = taken('hub');
const under = (finding: Finding): Finding => ({ ...finding, under: hub.id });

function only(findings: readonly Finding[]): LedFinding {
  const [led, ...others] = leadFindings(findings);
  assert.ok(led !== undefined && others.length === 0, `${others.length} more lead`);
  return led;
}

test('fields of one kind that go wrong in the same way are told together', () => {
  const led = only([hub, ...['purpose', 'agent_url', 'agent_name'].map((name) => under(taken(name)))]);
  assert.equal(alikeText(led), '4 text fields');
  assert.deepEqual(alsoSeenLines(led), ['the same at 3 more text fields: purpose, agent_url, agent_name']);
});

test('fields of several kinds are fields', () => {
  const led = only([hub, under(taken('status'))]);
  assert.equal(alikeText(led), '2 fields');
  assert.deepEqual(alsoSeenLines(led), ['the same at 1 more field: status']);
});

test('what other checks saw has a line for each check and sort, with its places', () => {
  const led = only([
    hub,
    under(found('update-keeps-what-is-omitted answer/hub changed', '{}')),
    under(found('update-keeps-what-is-omitted answer/purpose changed', '{}')),
    under(found('server-does-not-fail path/id status-500', '{}')),
  ]);
  assert.equal(alikeText(led), undefined);
  assert.deepEqual(alsoSeenLines(led), [
    'update-keeps-what-is-omitted · answer hub, purpose: changed',
    'server-does-not-fail · path id: status 500',
  ]);
});

test('many lines are cut, and say where the others are', () => {
  const many = Array.from({ length: 12 }, (_, at) => under(found(`server-answers path/id code-${at}`, '{}')));
  const lines = alsoSeenLines(only([hub, ...many]), 'there.json');
  assert.equal(lines.length, 9);
  assert.equal(lines.at(-1), 'and 4 more in there.json');
});

test('a line shows what a deployment wrote, and obeys none of it', () => {
  const led = only([hub, under({ ...taken('hub'), id: 'x', check: 'a\u001b[2J', code: 'b\nc' })]);
  assert.deepEqual(alsoSeenLines(led), [String.raw`a\x1b[2J · body hub: b\nc`]);
});
