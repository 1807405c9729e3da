import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { leadFindings } from '../text/also-seen.ts';
import { renderFindings } from './findings.ts';
import { Allowance, createPageBudget } from './page-budget.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const [finding] = run.findings;
if (finding === undefined) throw new Error('the fixture has no finding');
const known = { known: { reason: 'it is being <b>mended</b>', expires: '2027-01-01' } };

test('findings stand by level, the known after the new and the flaky after what comes back', () => {
  const given: readonly Finding[] = [
    { ...finding, id: 'a', level: 'drift' },
    { ...finding, id: 'b', level: 'must', ...known },
    { ...finding, id: 'c', level: 'must', flaky: true },
    { ...finding, id: 'd', level: 'must' },
    { ...finding, id: 'e', level: 'should' },
    { ...finding, id: 'f', level: 'must' },
  ];
  assert.equal(
    leadFindings(given)
      .map(({ finding: { id } }) => id)
      .join(''),
    'dfcbea',
  );
});

test('a finding has its clause, what was expected and what came, both sides of the exchange, and how to see it again', () => {
  const { text } = renderFindings(leadFindings(run.findings), run, createPageBudget());
  assert.notEqual(run.findings.length, 0);
  for (const { clause, requirement, check } of run.findings) {
    assert.equal(text.includes(`contract ${clause}</span> ${requirement}`), true, check);
  }
  assert.equal(text.split('class="contrast"').length - 1, run.findings.length);
  assert.equal(text.split('>Request<').length - 1, run.findings.length);
  assert.equal(text.split('agent-console-kit replay').length - 1, run.findings.length);
  assert.match(text, /200 and the body shown/);
  assert.equal(text.split(' open>').length - 1, 1);
});

test('known and flaky findings say so, and why', () => {
  const given = [{ ...finding, ...known, flaky: true }];
  const { text } = renderFindings(leadFindings(given), run, createPageBudget());
  assert.match(text, /known until 2027-01-01: it is being &lt;b&gt;mended&lt;\/b&gt;/);
  assert.match(text, /flaky: not seen again/);
  assert.match(text, /data-status="known"/);
});

test('a difference of two deployments has both answers side by side', () => {
  const other = {
    ...finding.exchange,
    response: { status: 200, headers: {}, body: '{}', ms: 1, redirects: [] },
  };
  const { text } = renderFindings(
    leadFindings([{ ...finding, other }]),
    { ...run, comparedWith: 'http://other' },
    createPageBudget(),
  );
  assert.match(
    text,
    /left, http:\/\/127\.0\.0\.1:8000.*<mark>422<\/mark>.*right, http:\/\/other.*<mark>200<\/mark>/s,
  );
  assert.match(text, /data-item="difference"/);
});

test('where there is no room a finding is told without its exchange, and then counted', () => {
  const given = leadFindings(Array.from({ length: 500 }, () => ({ ...finding })));
  const room = { ...createPageBudget(), exchanges: new Allowance(50_000), lines: new Allowance(50_000) };
  const { text } = renderFindings(given, run, room);
  assert.match(text, /class="finding bare".*\(full details: \.findings\[\d+\] in run\.json\)/s);
  const [, left = ''] = /and (\d+) more findings of this level, in run\.json/.exec(text) ?? [];
  assert.equal(text.split('data-item=').length - 1 + Number(left), 500);
});
