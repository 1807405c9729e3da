import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderProgress } from './progress-line.ts';

const state = {
  phase: 'systematic',
  sent: 1204,
  planned: 5114,
  perSecond: 812.4,
  findings: 2,
  elapsedMs: 1483,
};
const nowhere = Number.POSITIVE_INFINITY;

test('one line says phase, share, speed, findings and time', () => {
  assert.equal(
    renderProgress(state, nowhere),
    'systematic  1,204 of 5,114 (23%)  812/s  2 findings  1.4 s, about 5 s left',
  );
});

test('what is not known is left out', () => {
  assert.equal(
    renderProgress({ ...state, planned: 0, findings: 1 }, nowhere),
    'systematic  1,204  812/s  1 finding  1.4 s',
  );
  assert.equal(
    renderProgress({ ...state, sent: 0, elapsedMs: 0, perSecond: Number.NaN }, nowhere),
    'systematic  0 of 5,114 (0%)  2 findings  0 ms',
  );
});

test('more than planned is no more than all', () => {
  assert.match(renderProgress({ ...state, sent: 6000 }, nowhere), /6,000 of 5,114 \(100%\) .* 1\.4 s$/);
});

test('the line leaves the last column free and obeys nothing', () => {
  const line = renderProgress({ ...state, phase: 'a\r\u001b[2J' }, 30);
  assert.equal(line.length, 29);
  assert.match(line, /^a\\r\\x1b\[2J {2}1,204 of/);
});
