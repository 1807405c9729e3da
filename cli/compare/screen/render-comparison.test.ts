import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Finding, Run } from '../../../conformance/run/run-record.ts';
import { createPaint } from '../../terminal/paint.ts';
import { renderComparison } from './render-comparison.ts';
import { sideBySide } from './side-by-side.ts';

const stored: Run = JSON.parse(
  readFileSync(new URL('../../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);
const paint = createPaint(false);

const answered = (status: number, body: string): Finding['exchange'] => ({
  request: {
    method: 'PUT',
    url: 'http://left.example/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
    headers: { 'content-type': 'application/json' },
    body: '{"kit_unknown_key":null}',
  },
  response: { status, headers: { 'content-type': 'application/json' }, body, ms: 2, redirects: [] },
});

const finding: Finding = {
  id: 'same-body/updateagent/hub/another-value',
  check: 'same-body',
  clause: '4.3',
  requirement: 'Both answer alike.',
  level: 'drift',
  operation: 'updateAgent',
  place: { part: 'answer', pointer: '/hub' },
  code: 'other-value',
  origin: { phase: 'comparison', property: 'updates', index: 3 },
  expected: 'left: hub is "a"',
  actual: 'right: hub is "b"',
  exchange: answered(200, '{"id":1,"hub":"a"}'),
  other: answered(200, '{"id":1,"hub":"b\\u001b[31m"}'),
  curl: 'curl -X PUT http://left.example',
  seed: 1,
  path: 'small updates:3',
  seen: 4,
  flaky: false,
  counts: true,
};

const run: Run = {
  ...stored,
  target: 'http://left.example',
  comparedWith: 'http://right.example',
  agreement: { requests: 1000, status: 999, rejected: 400, errors: 399, bodies: 900 },
  verdict: 'violates',
  summary: 'http://left.example and http://right.example differ.',
  findings: [finding],
  restoration: [
    { agentId: 'x', side: 'left', state: 'unchanged' },
    {
      agentId: 'y',
      side: 'right',
      state: 'changed',
      lost: ['hub'],
      remaining: { updatePath: '/{id}', update: '{"hub":"a"}', withheld: [] },
    },
  ],
};
const render = (shown: Run, width: number) => renderComparison(shown, { width, paint, runFile: 'run.json' });

test('both answers stand beside each other, the place marked in both', () => {
  const text = render(run, 100);
  assert.match(text, /^1\/1 ≠ same-body · updateAgent · answer hub$/m);
  assert.match(text, /^ {2}left {8}hub is "a"$/m);
  assert.match(text, /^ {2}right {7}hub is "b"$/m);
  assert.match(text, /^ {2}> .*"hub": ?"a".*│ > .*"hub": ?"b/m);
});

test('on a narrow screen they stand below each other', () => {
  const text = render(run, 60);
  assert.doesNotMatch(text, /│/);
  assert.match(text, /^ {2}left$[\s\S]*^ {2}right$/m);
});

test('a share is never rounded up to all', () => {
  const nearly = { requests: 100_000, status: 99_999, rejected: 0, errors: 0, bodies: 100_000 };
  const text = render({ ...run, agreement: nearly }, 100);
  assert.match(text, /status 99,999 of 100,000 \(99\.99 %\)/);
  assert.match(text, /errors 0 of 0 \(–\)/);
});

test('an agent that is not as it was is told before all that are', () => {
  assert.match(
    render(run, 100),
    /^ {2}agents +right: agent y could not be restored in: hub\n +right: agent y lacks this update: \{"hub":"a"\}$/m,
  );
  const fine: Run = {
    ...run,
    restoration: [
      { agentId: 'x', side: 'left', state: 'unchanged' },
      { agentId: 'y', side: 'right', state: 'restored' },
    ],
  };
  assert.match(render(fine, 100), /^ {2}agents +all 2 are as they were$/m);
});

test('what a deployment answers moves no cursor', () => {
  assert.equal(render(run, 100).includes('\u001b'), false);
});

test('no line of two columns is wider than the screen', () => {
  const lines = [{ text: 'x'.repeat(300), mark: { at: 10, length: 5 } }, { text: 'short' }];
  for (const width of [40, 79, 80, 120]) {
    const text = sideBySide(lines, [], width, paint);
    for (const line of text.split('\n')) assert.ok(line.length <= width + 2, `${line.length} in ${width}`);
  }
});

test('more differences than a screen holds are counted', () => {
  const many = { ...run, findings: Array.from({ length: 25 }, () => finding) };
  assert.match(render(many, 100), /^and 5 more in run\.json$/m);
});
