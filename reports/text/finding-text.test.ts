import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { findingInText, findingRemarks, findingTitle, indexFindings, stepLines } from './finding-text.ts';

const { findings }: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/everything.json', import.meta.url), 'utf8'),
);
const findingOf = (check: string) => {
  const finding = findings.find((one) => one.check === check);
  assert.ok(finding !== undefined, check);
  return finding;
};

test('a title says what failed, where and how, in one line', () => {
  const finding = { ...findingOf('update-bounds-the-rate-limit'), code: 'accepted\nbelow-1' };
  assert.equal(
    findingTitle(finding),
    String.raw`update-bounds-the-rate-limit · body rate_limit_requests_per_minute: accepted\nbelow 1`,
  );
});

const remarksOf = (check: string) =>
  findingRemarks(findingOf(check))
    .map(({ text }) => text)
    .join('; ');

test('a finding that is known, flaky or does not count says so', () => {
  assert.equal(remarksOf('update-bounds-the-rate-limit'), '');
  assert.match(remarksOf('update-keeps-what-is-omitted'), /^known until 2027-01-31: TICKET-12/);
  assert.equal(remarksOf('evolution-status-rejects-bad-uuids'), 'flaky: not seen again, but it counts');
  assert.match(remarksOf('server-does-not-fail'), /^flaky: not seen again; does not count/);
  assert.match(remarksOf('update-rejects-wrong-kinds'), /^does not count: not in the --fail-on/);
});

test('findings are in the order of reports, with their index in the record', () => {
  for (const { finding, index } of indexFindings(findings)) assert.equal(findings[index], finding);
  const [first] = indexFindings(findings);
  assert.equal(first?.finding.counts, true);
});

test('steps are told with what was sent, and of many the last', () => {
  const { steps = [] } = findingOf('update-keeps-what-is-omitted');
  const path = '/v1/agent-configurations/3f1a2b4c…';
  assert.equal(stepLines(steps), `1. PUT ${path} {} → 200\n2. PUT ${path} {"hub":"x"} → 200`);
  const many = stepLines(Array.from({ length: 10 }, () => steps).flat()).split('\n');
  assert.equal(many.length, 13);
  assert.equal(many[0], '… 8 before');
  assert.match(many.at(-1) ?? '', /^20\. /);
});

const inText = (finding: Finding) => findingInText({ finding, index: 7 });

test('a silence has its reason', () => {
  assert.match(inText(findingOf('server-answers')), /^ {2}answered {2}no answer before the timeout: /m);
});

test('a command that cannot be copied is taken from the record, by its index', () => {
  const finding = { ...findingOf('update-bounds-the-rate-limit'), curl: 'curl \u202e' };
  assert.match(inText(finding), /^ {2}repeat {4}jq -r '\.findings\[7\]\.curl' run\.json$/m);
});

test('lines of a text stand below its first', () => {
  const text = inText({ ...findingOf('update-bounds-the-rate-limit'), actual: 'one\ntwo' });
  assert.match(text, /^ {2}actual {4}one\n {12}two$/m);
});
