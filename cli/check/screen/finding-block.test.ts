import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Finding, Run } from '../../../conformance/run/run-record.ts';
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
