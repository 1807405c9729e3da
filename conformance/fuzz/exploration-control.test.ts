import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createExplorationControl } from './exploration-control.ts';
import type { FuzzStatus } from './fuzz-options.ts';

const status: FuzzStatus = {
  phase: 'cases',
  elapsedMs: 0,
  requests: 0,
  corpus: 0,
  behaviours: new Map(),
  lastNewMs: 0,
  findings: [],
  trying: [],
  map: new Map(),
};

/** Whether a promise is settled by the next turn. */
const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);

test('a pause holds until somebody goes on, and may be made again', async () => {
  const { control, pause } = createExplorationControl(() => status);
  assert.equal(await isOver(pause()), true);
  for (let left = 2; left > 0; left -= 1) {
    control.pause();
    control.pause();
    assert.ok(control.isPaused());
    assert.equal(await isOver(pause()), false);
    control.resume();
    assert.ok(!control.isPaused());
    assert.equal(await isOver(pause()), true);
  }
});

test('who stops ends a pause too, and there is none afterwards', async () => {
  const { control, pause, isStopped } = createExplorationControl(() => status);
  control.pause();
  control.stop();
  assert.ok(isStopped());
  assert.equal(await isOver(pause()), true);
  control.pause();
  assert.equal(await isOver(pause()), true);
});

test('skipping is no stopping', () => {
  const { control, isSkipped, isStopped } = createExplorationControl(() => status);
  control.skip();
  assert.deepEqual([isSkipped(), isStopped()], [true, false]);
});
