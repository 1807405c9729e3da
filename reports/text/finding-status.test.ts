import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { CheckResult, Finding, Run } from '../../conformance/run/run-record.ts';
import { statusOfCheck, statusOfFinding, statusOfFindings } from './finding-status.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const [finding] = run.findings;
if (finding === undefined) throw new Error('the fixture has no finding');
const known: Finding = { ...finding, flaky: true, known: { reason: 'r', expires: '2027-01-01' } };
const flaky: Finding = { ...finding, flaky: true };
const check: CheckResult = {
  id: finding.check,
  clause: '7',
  level: 'must',
  requirement: '',
  operations: ['updateAgent'],
  status: 'failed',
  cases: 1,
};

test('a finding is known, flaky or failed, and several are as the weightiest', () => {
  assert.deepEqual([known, flaky, finding].map(statusOfFinding), ['known', 'flaky', 'failed']);
  assert.equal(statusOfFindings([known, flaky]), 'flaky');
});

test('a check that fails only in known ways is known', () => {
  assert.equal(statusOfCheck(check, [known, known]), 'known');
  assert.equal(statusOfCheck(check, [known, finding]), 'failed');
  assert.equal(statusOfCheck(check, []), 'failed');
  assert.equal(statusOfCheck({ ...check, status: 'skipped' }, [known]), 'skipped');
});
