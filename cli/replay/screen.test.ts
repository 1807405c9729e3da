import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readRecorded } from '../../conformance/replay/read-recorded.ts';
import type { Replay, ReplayedFinding } from '../../conformance/replay/replay-findings.ts';
import { createPaint } from '../terminal/paint.ts';
import { renderReplayed, renderReplays } from './screen.ts';

const file = new URL('../../fixtures/runs/violating.json', import.meta.url);
const [first] = readRecorded(readFileSync(file, 'utf8'), 'run.json').findings;
assert.ok(first !== undefined);
const finding = { ...first, check: 'update-is-so', place: { part: 'answer', pointer: '/hub' } } as const;
const plain = createPaint(false);

const fixed: ReplayedFinding = { finding, verdict: 'fixed' };
const failing: ReplayedFinding = { finding, verdict: 'still failing', why: 'hub: "x"' };
const unjudged: ReplayedFinding = { finding, verdict: 'could not be judged', why: 'it answered 401' };

test('every finding is one line with its mark, its verdict and its reason', () => {
  assert.equal(renderReplayed(fixed, plain), '✓ fixed (update-is-so · answer hub)\n');
  assert.equal(renderReplayed(failing, plain), '✗ still failing: hub: "x" (update-is-so · answer hub)\n');
  assert.equal(
    renderReplayed(unjudged, plain),
    '? could not be judged: it answered 401 (update-is-so · answer hub)\n',
  );
});

test('marks are coloured where colours are shown', () => {
  assert.ok(renderReplayed(fixed, createPaint(true)).startsWith('\u001b[32m✓ fixed\u001b[0m'));
  assert.ok(renderReplayed(failing, createPaint(true)).startsWith('\u001b[31m✗ still failing'));
});

test('what a deployment says stays on its line and does not move the cursor', () => {
  const line = renderReplayed({ ...failing, why: `a\nb\u001b[2J${'x'.repeat(5000)}` }, plain);
  assert.equal(line.indexOf('\n'), line.length - 1);
  assert.ok(!line.includes('\u001b'));
  assert.ok(line.length < 500);
});

test('the end tells how the agents were left, and the sum over all files', () => {
  const replay: Replay = {
    url: 'http://x',
    findings: [fixed, unjudged],
    unread: ['b'],
    restoration: [{ agentId: 'a', state: 'unchanged' }],
  };
  const other: Replay = { url: 'http://y', findings: [failing, fixed], unread: [], restoration: [] };
  assert.equal(
    renderReplays([replay, other], plain),
    '\nagent b could not be read, so nothing was written to it\nagent a is as it was\n4 findings: 1 still failing, 1 could not be judged, 2 fixed\n',
  );
});
