import assert from 'node:assert/strict';
import { test } from 'node:test';
import { found } from '../fixtures/in-memory/finding-in-a-line.ts';
import { describeLeading, type FaultyRun } from './leading-score.ts';

const own = found('update-accepts-null body/hub status-422', '{"hub":null}');
const other = found('server-answers path/id reset', '{}');

const runOf = (id: string, findings: FaultyRun['run']['findings'], foundAfter?: number): FaultyRun => ({
  deployment: { id, check: own.check },
  run: { findings, seed: 1 },
  foundAfter,
});

test('tells in how many runs one finding leads, whether it is the expected one, and after how many requests', () => {
  const runs = [
    runOf('right', [own, { ...other, under: own.id }], 10),
    runOf('two', [own, other], 30),
    runOf('wrong', [other]),
    runOf('none', [], 20),
  ];
  assert.deepEqual(describeLeading(runs), [
    'one leading finding in 2 of 4 (50 %) runs of faulty deployments, at most 2',
    'led by the check that the deployment was written for in 2 of 4 (50 %)',
    'requests until that check first departed: median 20, 95th percentile 30 (of 3 runs)',
    '    two, seed 1, written for update-accepts-null: update-accepts-null/hub, server-answers/id',
    '  ✗ wrong, seed 1, written for update-accepts-null: server-answers/id',
    '  ✗ none, seed 1, written for update-accepts-null: nothing',
  ]);
});
