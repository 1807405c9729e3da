import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Run } from '../../conformance/run/run-record.ts';
import { renderAnswers } from './answers.ts';
import { createPageBudget } from './page-budget.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);

test('each operation has its statuses, as a bar and in numbers', () => {
  const { text } = renderAnswers(run, createPageBudget());
  assert.match(
    text,
    /<rect class="s2" x="0\.00%" width="66\.78%"[^>]*\/><rect class="s4" x="66\.78%" width="33\.22%"/,
  );
  assert.match(text, /<b>404<\/b> 11 <span class="share">&lt; 1 %<\/span>/);
  assert.match(text, /not judged: no list of agents was found/);
});

test('silence is told from any status', () => {
  const operations = run.operations.map((one) => ({ ...one, requests: 2, statuses: { 200: 1, timeout: 1 } }));
  assert.match(renderAnswers({ ...run, operations }, createPageBudget()).text, /class="silent"/);
});

test('examples open, one of each', () => {
  const samples = run.findings.map(({ exchange }) => exchange);
  assert.equal(
    renderAnswers({ ...run, samples }, createPageBudget()).text.split('<li value=').length - 1,
    samples.length,
  );
});
