import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LaneWork, runInLanes, runRounds } from './lanes.ts';

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

for (const concurrency of [1, 2]) {
  test(`ends with more lanes than ${concurrency} at a time`, async () => {
    const done = new Set<string>();
    let together = 0;
    const works = Array.from({ length: 20 }, (_, index) => ({
      lane: index % 4 === 0 ? undefined : String(index),
      run: async () => {
        together += 1;
        assert.ok(together <= concurrency);
        await sleep(0);
        together -= 1;
        done.add(String(index));
      },
    }));
    await runInLanes(works, concurrency);
    assert.equal(done.size, 20);
  });
}

test('workers whose lanes are done help with the works beside, and the other way round', async () => {
  for (const lanes of [1, 3]) {
    let together = 0;
    let most = 0;
    const work = (lane: string | undefined) => ({
      lane,
      run: async () => {
        together += 1;
        await sleep(2);
        most = Math.max(most, together);
        together -= 1;
      },
    });
    const inLanes = Array.from({ length: lanes * 3 }, (_, index) => work(`lane ${index % lanes}`));
    const beside = Array.from({ length: 40 }, () => work(undefined));
    await runInLanes(inLanes, 4);
    assert.equal(most, lanes);
    await runInLanes([...inLanes, ...beside], 4);
    assert.equal(most, 4);
    most = 0;
    await runInLanes(beside, 4);
    assert.equal(most, 4);
  }
});

test('what runs beside goes on with the next rounds while a lane is busy, in order', async () => {
  const log: string[] = [];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const rounds = function* (): Generator<readonly LaneWork[]> {
    for (const round of [1, 2, 3]) {
      const slow = async () => {
        await isReleased;
        log.push(`slow${round}`);
      };
      const beside = async () => {
        log.push(`beside${round}`);
        if (round === 3) release();
      };
      yield [
        { lane: 'a', run: slow },
        { lane: undefined, run: beside },
      ];
    }
  };
  await runRounds(rounds(), 2);
  assert.deepEqual(log, ['beside1', 'beside2', 'beside3', 'slow1', 'slow2', 'slow3']);
});

test('rounds are not made before they are needed', async () => {
  let made = 0;
  const rounds = function* (): Generator<readonly LaneWork[]> {
    for (; made < 10_000; made += 1) yield [{ lane: 'a', run: () => Promise.resolve() }];
  };
  let most = 0;
  let done = 0;
  const counted = function* (): Generator<readonly LaneWork[]> {
    for (const [work] of rounds())
      yield [
        {
          lane: work?.lane,
          run: async () => {
            most = Math.max(most, made - done);
            done += 1;
          },
        },
      ];
  };
  await runRounds(counted(), 4);
  assert.equal(done, 10_000);
  assert.ok(most <= 1001, `${most} waited`);
});

test('a work that fails ends it with its error', async () => {
  const fails = { lane: undefined, run: () => Promise.reject(new Error('no')) };
  await assert.rejects(runInLanes([fails, fails], 1), /no/);
});

test('what a work leaves to do is done in its lane, before what waits there', async () => {
  const log: string[] = [];
  const work = (lane: string | undefined, name: string, next?: LaneWork['next']): LaneWork => ({
    lane,
    run: async () => {
      log.push(name);
    },
    ...(next === undefined ? {} : { next }),
  });
  const repair = work('a', 'repair');
  await runInLanes(
    [work('a', 'a1'), work(undefined, 'beside', () => repair), work('a', 'a2'), work('a', 'a3')],
    2,
  );
  assert.deepEqual(log.toSorted(), ['a1', 'a2', 'a3', 'beside', 'repair']);
  assert.ok(log.indexOf('repair') < log.indexOf('a3'), log.join());
  const alone: string[] = [];
  const last = { lane: 'b', run: async () => void alone.push('repair') };
  await runInLanes([{ lane: undefined, run: async () => void alone.push('beside'), next: () => last }], 2);
  assert.deepEqual(alone, ['beside', 'repair']);
});

test('where a work fails no other begins, and it is told once nothing is under way any more', async () => {
  const log: string[] = [];
  const works: readonly LaneWork[] = [
    { lane: undefined, run: () => Promise.reject(new Error('full disk')) },
    {
      lane: 'a',
      run: async () => {
        await sleep(20);
        log.push('a1');
      },
    },
    { lane: 'a', run: async () => void log.push('a2') },
    { lane: undefined, run: async () => void log.push('beside') },
  ];
  await assert.rejects(runInLanes(works, 2), /full disk/);
  assert.deepEqual(log, ['a1']);
  await sleep(30);
  assert.deepEqual(log, ['a1']);
});
