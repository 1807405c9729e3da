import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FuzzStatus } from '../../../conformance/fuzz-deployment.ts';
import { found } from '../../../fixtures/in-memory/finding-in-a-line.ts';
import { renderLine, renderScreen } from './render-status.ts';

const status: FuzzStatus = {
  phase: 'exploring',
  elapsedMs: 65_400,
  requests: 52_320,
  corpus: 310,
  behaviours: new Map([
    ['updateAgent', 200],
    ['createGenome', 9],
  ]),
  lastNewMs: 53_000,
  findings: [found('a body/hub b', '{}'), found('c body/hub d', '{}', { level: 'odd' })],
  trying: ['set-field', 'trickle'],
  map: new Map([
    [
      'updateAgent',
      new Map([
        ['422', 30],
        ['200', 1200],
      ]),
    ],
    ['createGenome', new Map([['timeout', 1]])],
  ]),
};
const nothing: FuzzStatus = {
  ...status,
  phase: 'cases',
  elapsedMs: 260,
  requests: 0,
  corpus: 0,
  behaviours: new Map(),
  lastNewMs: 0,
  findings: [],
  trying: [],
  map: new Map(),
};

test('the screen tells time, rate, corpus, the last new behaviour, findings by level, the map and what is tried', () => {
  assert.deepEqual(renderScreen(status, 100, false), [
    'fuzz  exploring  1 min 5 s  52,320 requests  800/s',
    'corpus 310  209 behaviours  last new behaviour 12 s ago',
    'findings: 1 must, 1 odd',
    '                       behaviours     200     422 timeout',
    '  updateAgent                 200   1,200      30       0',
    '  createGenome                  9       0       0       1',
    'trying set-field, trickle',
    'p pause · s skip the cases · q stop',
  ]);
});

test('before anything was met it says so, without a map', () => {
  assert.deepEqual(renderScreen(nothing, 100, false), [
    'fuzz  cases  0 s  0 requests  0/s',
    'corpus 0  0 behaviours  nothing met yet',
    'no findings',
    'trying the cases of check',
    'p pause · s skip the cases · q stop',
  ]);
});

test('a pause is told, what is new is new, and no line is wider than the terminal', () => {
  assert.match(renderScreen(status, 100, true)[0] ?? '', /^fuzz {2}paused {2}/);
  assert.match(renderScreen({ ...status, lastNewMs: 65_000 }, 100, false)[1] ?? '', /behaviour just now$/);
  for (const width of [20, 40, 80])
    for (const line of renderScreen(status, width, false)) assert.ok(line.length < Math.max(width, 21), line);
});

test('without a terminal all of it is one line', () => {
  assert.equal(
    renderLine(status),
    '1 min 5 s  exploring  52,320 requests (800/s)  corpus 310  209 behaviours  last new behaviour 12 s ago  findings: 1 must, 1 odd',
  );
});
