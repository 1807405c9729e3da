import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longestTimer, realNow, realSleep } from './clock.ts';

test('the real clock tells the time', () => {
  assert.ok(Math.abs(realNow() - Date.now()) < 2000);
});

test('a sleep lasts as long as it was told to', async () => {
  const start = performance.now();
  await realSleep(30);
  assert.ok(performance.now() - start >= 28);
});

test('a sleep ends early with its signal, however long it is', async () => {
  const ending = new AbortController();
  const sleeps = [longestTimer * 2, 60_000].map((milliseconds) => realSleep(milliseconds, ending.signal));
  const first = await Promise.race([
    ...sleeps.map(async (one) => one.then(() => 'woke')),
    realSleep(20).then(() => 'asleep'),
  ]);
  assert.equal(first, 'asleep');
  ending.abort();
  await Promise.all(sleeps);
  await realSleep(60_000, ending.signal);
});
