import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInjector } from './injection.ts';

const draw = <Value>(count: number, one: () => Value): readonly Value[] => Array.from({ length: count }, one);

test('delays are spread evenly over the range', () => {
  const { drawDelay } = createInjector({ latency: { from: 100, to: 300 }, failRate: 0 }, 1);
  const delays = draw(2000, drawDelay);
  assert.ok(delays.every((delay) => delay >= 100 && delay < 300));
  const mean = delays.reduce((sum, delay) => sum + delay, 0) / delays.length;
  assert.ok(Math.abs(mean - 200) < 5, String(mean));
});

test('the given share of requests fails', () => {
  const { drawFailure } = createInjector({ latency: { from: 0, to: 0 }, failRate: 0.25 }, 1);
  const failed = draw(4000, drawFailure).filter(Boolean).length;
  assert.ok(Math.abs(failed - 1000) < 100, String(failed));
});

test('a rate of 0 never fails and a rate of 1 always does', () => {
  const at = (failRate: number) => createInjector({ latency: { from: 0, to: 0 }, failRate }, 1).drawFailure;
  assert.ok(!draw(100, at(0)).includes(true));
  assert.ok(!draw(100, at(1)).includes(false));
});

test('the same seed draws the same, another seed does not', () => {
  const failures = (seed: number) =>
    draw(50, createInjector({ latency: { from: 0, to: 0 }, failRate: 0.5 }, seed).drawFailure);
  assert.deepEqual(failures(7), failures(7));
  assert.notDeepEqual(failures(7), failures(8));
});
