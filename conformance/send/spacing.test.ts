import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSpacing } from './spacing.ts';

function createFakeClock() {
  let time = 1000;
  const slept: number[] = [];
  return {
    now: () => time,
    sleep: async (milliseconds: number) => {
      slept.push(milliseconds);
      time += milliseconds;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    slept,
  };
}

test('requests one after another are spaced evenly', async () => {
  const clock = createFakeClock();
  const pace = createSpacing(4, clock.now, clock.sleep);
  for (let count = 0; count < 4; count += 1) await pace();
  assert.deepEqual(clock.slept, [250, 250, 250]);
});

test('requests at once each get a slot of their own', async () => {
  const clock = createFakeClock();
  const slept: number[] = [];
  const pace = createSpacing(10, clock.now, async (milliseconds) => void slept.push(milliseconds));
  await Promise.all([pace(), pace(), pace()]);
  assert.deepEqual(slept, [100, 200]);
});

test('time without requests is not saved up', async () => {
  const clock = createFakeClock();
  const pace = createSpacing(10, clock.now, clock.sleep);
  await pace();
  clock.pass(5000);
  await pace();
  await pace();
  assert.deepEqual(clock.slept, [100]);
});

for (const rate of [0, -1, Number.NaN]) {
  test(`a rate of ${rate} is refused`, () => {
    const clock = createFakeClock();
    assert.throws(() => createSpacing(rate, clock.now, clock.sleep), /rate/);
  });
}
