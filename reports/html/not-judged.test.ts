import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Run } from '../../conformance/run/run-record.ts';
import { renderNotJudged } from './not-judged.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);

test('what was not judged is told with its reason, checks of one reason together', () => {
  const checks = run.checks.map((check, index) =>
    index < 2 ? { ...check, status: 'skipped' as const, reason: 'needs <two> agents' } : check,
  );
  const { text } = renderNotJudged({ ...run, checks, notJudged: ['the run was interrupted'] });
  assert.match(text, /the run was interrupted/);
  assert.match(text, /<b>listAgents<\/b> no list of agents was found/);
  assert.match(
    text,
    /2 checks skipped: needs &lt;two&gt; agents.*evolution-status-answers-an-object.*evolution-status-rejects-bad-uuids/,
  );
});

test('where all was judged, that is said', () => {
  assert.match(
    renderNotJudged({ ...run, checks: [], operations: [] }).text,
    /Everything that was selected was judged/,
  );
});
