import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Run } from '../../conformance/run/run-record.ts';
import { renderSeal } from './seal.ts';
import { renderVerdict } from './verdict.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);

test('the verdict is one sentence, with what was judged, when and by what', () => {
  const { text } = renderVerdict({
    ...run,
    shard: { index: 2, total: 5, source: 'CI_NODE_INDEX' },
    comparedWith: 'http://other',
  });
  assert.match(text, /<h1>http:\/\/127\.0\.0\.1:8000 does not conform: 3 findings in 5,114 requests\.<\/h1>/);
  for (const fact of [
    '15 Nov 2026, 10:00 UTC',
    '6.2 s',
    '5,114',
    '42',
    'agent-console-kit 0.1.0',
    '2 of 5 (from CI_NODE_INDEX)',
    'http://other',
    run.runId,
    run.requestsHash,
  ]) {
    assert.equal(text.includes(fact), true, fact);
  }
});

test('checks and findings are counted by status and level', () => {
  const text = renderVerdict(run)
    .text.replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  assert.match(text, /4 failed 21 passed 1 skipped must 3 should 1/);
});

test('the seal has a piece for each check, and one that fails stands out of the ring', () => {
  const { text } = renderSeal(run);
  const reachOf = (status: string) => new RegExp(`class="${status}" d="M[^A]*A(\\d+) `).exec(text)?.[1];
  assert.equal(text.split(' d="M').length - 2, run.checks.length);
  assert.equal(Number(reachOf('failed')) > Number(reachOf('passed')), true);
});

test('the seal of one check is a ring, and of none a bare one', () => {
  const [check] = run.checks;
  assert.match(renderSeal({ ...run, checks: check === undefined ? [] : [check] }).text, /A82 82 0 1 1/);
  assert.match(renderSeal({ ...run, checks: [] }).text, /class="bare"/);
});
