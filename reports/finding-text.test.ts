import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Run } from '../conformance/run/run-record.ts';
import { describeInText, findingStanding, findingTitle, stepLines } from './finding-text.ts';

const { findings }: Run = JSON.parse(
  readFileSync(new URL('../fixtures/runs/everything.json', import.meta.url), 'utf8'),
);
const findingOf = (check: string) => {
  const finding = findings.find((one) => one.check === check);
  assert.ok(finding !== undefined, check);
  return finding;
};

test('a title says what failed, where and how, in one line', () => {
  const finding = { ...findingOf('update-bounds-the-rate-limit'), kind: 'accepted:\nbelow 1' };
  assert.equal(
    findingTitle(finding),
    String.raw`update-bounds-the-rate-limit · rate_limit_requests_per_minute: accepted:\nbelow 1`,
  );
});

test('only what weighs less has a standing', () => {
  assert.equal(findingStanding(findingOf('update-bounds-the-rate-limit')), undefined);
  assert.match(findingStanding(findingOf('update-keeps-what-is-omitted')) ?? '', /^known: TICKET-12/);
  assert.match(
    findingStanding(findingOf('evolution-status-rejects-bad-uuids')) ?? '',
    /, and counts nevertheless$/,
  );
  assert.match(findingStanding(findingOf('server-does-not-fail')) ?? '', /sent again$/);
  assert.match(findingStanding(findingOf('update-rejects-wrong-kinds')) ?? '', /^it does not count/);
});

test('steps are told with what was sent, and of many the last', () => {
  const { steps = [] } = findingOf('update-keeps-what-is-omitted');
  const path = '/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
  assert.equal(
    stepLines(steps),
    `1. PUT ${path} {} → 200 application/json\n2. PUT ${path} {"hub":"x"} → 200 application/json`,
  );
  const many = stepLines(Array.from({ length: 10 }, () => steps).flat()).split('\n');
  assert.equal(many.length, 13);
  assert.equal(many[0], '… 8 before');
  assert.match(many.at(-1) ?? '', /^20\. /);
});

test('a silence is told by its reason', () => {
  assert.match(describeInText(findingOf('server-answers')), /^ {2}answered {2}no answer \(timeout\): /m);
});

test('lines of a text stand below its first', () => {
  const text = describeInText({ ...findingOf('update-bounds-the-rate-limit'), actual: 'one\ntwo' });
  assert.match(text, /^ {2}actual {4}one\n {12}two$/m);
});
