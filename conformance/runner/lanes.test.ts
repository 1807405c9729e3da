import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { runInLanes } from './lanes.ts';

test('runs the works of a lane one after another, in order, and others beside', async () => {
  const log: string[] = [];
  let together = 0;
  let most = 0;
  const work = (lane: string | undefined, name: string) => ({
    lane,
    run: async () => {
      together += 1;
      most = Math.max(most, together);
      await sleep(1);
      log.push(name);
      together -= 1;
    },
  });
  const works = [
    work('a', 'a1'),
    work('b', 'b1'),
    work('a', 'a2'),
    work(undefined, 'f1'),
    work('b', 'b2'),
    work(undefined, 'f2'),
  ];
  await runInLanes(works, 4);
  assert.equal(log.length, 6);
  assert.deepEqual(
    log.filter((name) => name.startsWith('a')),
    ['a1', 'a2'],
  );
  assert.deepEqual(
    log.filter((name) => name.startsWith('b')),
    ['b1', 'b2'],
  );
  assert.ok(most > 1 && most <= 4, `${most} at a time`);
});

test('ends with more lanes than workers', async () => {
  const done = new Set<string>();
  const works = Array.from({ length: 20 }, (_, index) => ({
    lane: String(index),
    run: async () => void done.add(String(index)),
  }));
  await runInLanes(works, 2);
  assert.equal(done.size, 20);
});
