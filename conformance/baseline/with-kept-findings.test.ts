import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { found } from '../../fixtures/in-memory/finding-in-a-line.ts';
import type { ReplayVerdict } from '../replay/decide-replay.ts';
import type { Replay } from '../replay/replay-findings.ts';
import type { Finding, Run } from '../run/run-record.ts';
import { withKeptFindings } from './with-kept-findings.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/conforming.json', import.meta.url), 'utf8'),
);
const must = found('update-accepts-null answer/hub answered-type', '{"hub":null}');
const odd: Finding = {
  ...found('requests-beyond-the-contract-are-answered body status-500', '{}', { status: 500 }),
  level: 'odd',
};
const replayOf = (verdict: ReplayVerdict, ...findings: readonly Finding[]): Replay => ({
  url: run.target,
  findings: findings.map((finding) => ({ finding, verdict })),
  unread: [],
  restoration: [],
});
const statusOf = ({ checks }: Run, check: string) => checks.find(({ id }) => id === check)?.status;

test('what still fails is a finding of the run, its verdict and its words', () => {
  assert.equal(run.verdict, 'conforms');
  const joined = withKeptFindings(run, replayOf('still failing', must));
  assert.equal(joined.verdict, 'violates');
  assert.match(joined.summary, /does not conform: 1 finding/);
  assert.deepEqual(
    joined.findings.map(({ id, counts }) => [id, counts]),
    [[must.id, true]],
  );
  assert.equal(statusOf(joined, must.check), 'failed');
});

test('what --fail-on does not name is told, and does not count', () => {
  const joined = withKeptFindings(run, replayOf('still failing', odd));
  assert.equal(joined.verdict, 'conforms');
  assert.deepEqual(
    joined.findings.map(({ id, counts }) => [id, counts]),
    [[odd.id, false]],
  );
  assert.equal(statusOf(run, odd.check), undefined);
  assert.equal(statusOf(joined, odd.check), 'failed');
  assert.equal(
    withKeptFindings({ ...run, failOn: ['must', 'odd'] }, replayOf('still failing', odd)).verdict,
    'violates',
  );
});

test('what is fixed changes nothing, and what could not be judged leaves no verdict', () => {
  assert.deepEqual(withKeptFindings(run, replayOf('fixed', must)), run);
  const unjudged = withKeptFindings(run, replayOf('could not be judged', must));
  assert.equal(unjudged.verdict, 'not-judged');
  assert.match(unjudged.summary, /1 of 1 kept findings could not be judged/);
});

test('what the run has met itself is told once', () => {
  const met = withKeptFindings(run, replayOf('still failing', must));
  assert.deepEqual(withKeptFindings(met, replayOf('still failing', must)).findings, met.findings);
});
