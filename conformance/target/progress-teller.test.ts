import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProgressTeller, type Progress } from './progress-teller.ts';

test('what a phase has more than was known at first is added, and what was done of it stays done', () => {
  const told: Progress[] = [];
  const { report, reportMore, tick } = createProgressTeller({ causes: new Map() }, (progress) =>
    told.push(progress),
  );
  report('systematic', 2);
  tick();
  reportMore(3);
  tick();
  report('random', 7);
  assert.deepEqual(
    told.map(({ phase, sent, planned }) => [phase, sent, planned]),
    [
      ['systematic', 0, 2],
      ['systematic', 1, 2],
      ['systematic', 1, 5],
      ['systematic', 2, 5],
      ['random', 0, 7],
    ],
  );
});
