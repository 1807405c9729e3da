import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Finding, Run } from '../../../conformance/run/run-record.ts';
import { found } from '../../../fixtures/in-memory/finding-in-a-line.ts';
import { createPaint } from '../../terminal/paint.ts';
import { renderRun } from './render-run.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const show = (more: Partial<Finding>, notes: Parameters<typeof renderRun>[1]['notes'] = []) =>
  renderRun(
    { ...run, findings: run.findings.slice(0, 1).map((finding) => ({ ...finding, ...more })) },
    { width: 100, paint: createPaint(false), notes },
  );
const known = { reason: 'ticket 7', expires: '2027-01-31' };

test('a finding says whether it counts, until when it is known, and why', () => {
  assert.doesNotMatch(show({ counts: true }), /does not count|known until/);
  assert.match(show({ counts: false }), /^1\/1 .* · does not count$/m);
  const text = show({ counts: false, known });
  assert.match(text, /^1\/1 .* · known until 2027-01-31$/m);
  assert.match(text, /^ {2}note +known until 2027-01-31: ticket 7$/m);
  assert.match(show({ counts: true, known }), /^1\/1 .* · was known until 2027-01-31$/m);
});

test('what is worth telling of how a run was asked for stands among its facts', () => {
  const text = show({}, [{ label: 'config', text: 'agent-console-kit.config.json' }]);
  assert.match(text, /^ {2}config +agent-console-kit\.config\.json$/m);
});

test('what one cause brought about stands below the finding that shows it best', () => {
  const leader = found('update-rejects-wrong-kinds body/hub accepted-not-text', '{"hub":5}');
  const alike = found('update-rejects-wrong-kinds body/purpose accepted-not-text', '{"purpose":5}');
  const other = found('update-answers-the-agent answer/hub type', '{"hub":5}');
  const findings = [leader, ...[alike, other].map((finding) => ({ ...finding, under: leader.id }))];
  const text = renderRun({ ...run, findings }, { width: 100, paint: createPaint(false) });
  assert.match(text, /^1 finding and 2 more with the same cause: 1 must$/m);
  assert.match(text, /^1\/1 ✗ update-rejects-wrong-kinds · must · updateAgent · body hub · 2 text fields$/m);
  assert.match(
    text,
    /^ {2}also seen {3}the same at 1 more text field: purpose\n {14}update-answers-the-agent · answer hub: type$/m,
  );
  assert.doesNotMatch(text, /^2\//m);
});
