import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createVirtualClock } from '../../fixtures/virtual-clock.ts';
import { Pace, type PaceOptions } from './pace.ts';

function openPace(options: Partial<PaceOptions> = {}) {
  const clock = createVirtualClock();
  const pace = new Pace({ connections: 16, patience: () => 100_000, ...clock, ...options });
  return { pace, clock };
}

/** The times at which so many requests may go that all come at once. */
async function timesOf({ pace, clock }: ReturnType<typeof openPace>, count: number) {
  return Promise.all(Array.from({ length: count }, async () => [await pace.enter(), clock.now()]));
}

/** Sends this many one after another to a deployment that takes so many a second, and tells how many it refused. */
async function sendTo(
  { pace, clock }: ReturnType<typeof openPace>,
  count: number,
  perSecond: number,
  burst: number,
) {
  let tokens = burst;
  let filledAt = clock.now();
  const refusedAt: number[] = [];
  for (let answered = 0; answered < count; ) {
    assert.equal(await pace.enter(), true);
    pace.leave();
    tokens = Math.min(burst, tokens + ((clock.now() - filledAt) * perSecond) / 1000);
    filledAt = clock.now();
    if (tokens >= 1) {
      tokens -= 1;
      answered += 1;
      pace.take();
    } else {
      refusedAt.push(clock.now());
      assert.equal(pace.refuse(undefined, clock.now()), true);
    }
  }
  return refusedAt;
}

test('without a rate nobody waits', () => {
  assert.equal(openPace().pace.isFree, true);
});

test('a rate lets at most a second of requests go at once, and then makes them wait', async () => {
  const times = await timesOf(openPace({ ratePerSecond: 4 }), 10);
  assert.deepEqual(
    times.map(([, at]) => at),
    [0, 0, 0, 0, 1000, 1000, 1000, 1000, 2000, 2000],
  );
});

test('time without requests is not saved up', async () => {
  const opened = openPace({ ratePerSecond: 4 });
  await opened.clock.sleep(60_000);
  const times = await timesOf(opened, 5);
  assert.deepEqual(
    times.map(([, at]) => at),
    [60_000, 60_000, 60_000, 60_000, 61_000],
  );
});

test('one that is asked to wait makes all of them wait', async () => {
  const opened = openPace();
  opened.pace.take();
  assert.equal(opened.pace.refuse(7000, 0), true);
  assert.equal(opened.pace.isFree, false);
  const [first] = await timesOf(opened, 1);
  assert.deepEqual(first, [true, 7000]);
});

test('after nothing but refusals one goes first, and its answer lets the others go', async () => {
  const opened = openPace();
  const before = opened.clock.now();
  for (let count = 0; count < 16; count += 1) opened.pace.refuse(undefined, before);
  const gone: number[] = [];
  const all = Array.from({ length: 3 }, async (_, index) => {
    await opened.pace.enter();
    gone.push(index);
  });
  await all[0];
  await opened.clock.sleep(1000);
  assert.deepEqual(gone, [0]);
  opened.pace.leave();
  opened.pace.take();
  await Promise.all(all);
  assert.deepEqual(gone, [0, 1, 2]);
});

test('the longest wait that was asked for holds', async () => {
  const opened = openPace();
  for (const asked of [1000, 5000, 2000]) opened.pace.refuse(asked, 0);
  assert.deepEqual(await timesOf(opened, 1), [[true, 5000]]);
});

test('without a word the waits double, once for all that were under way', async () => {
  const opened = openPace();
  const waits: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = opened.clock.now();
    for (let count = 0; count < 16; count += 1) opened.pace.refuse(undefined, before);
    await opened.pace.enter();
    waits.push(opened.clock.now() - before);
    opened.pace.leave();
  }
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000]);
});

test('the rate is lowered until nothing is refused any more', async () => {
  const opened = openPace();
  const refusedAt = await sendTo(opened, 1500, 5, 300);
  const late = refusedAt.filter((at) => at > 60_000);
  assert.ok(refusedAt.length < 12, `${refusedAt.length} were refused`);
  assert.ok(late.length <= 3, `refused at ${late.join(', ')}`);
  const { slowedTo } = opened.pace;
  assert.ok(slowedTo !== undefined && slowedTo > 2.5 && slowedTo < 6.5, `${slowedTo} a second`);
});

test('a limit that takes nothing at once is found too', async () => {
  const opened = openPace();
  const refusedAt = await sendTo(opened, 500, 5, 1);
  assert.ok(refusedAt.length < 25, `${refusedAt.length} were refused`);
  assert.ok(opened.clock.now() < 300_000, `${opened.clock.now()} ms for 500 requests`);
});

test('what refuses by the number and not by the clock is not sent less and less', async () => {
  const opened = openPace();
  for (let count = 1; count <= 2000; count += 1) {
    assert.equal(await opened.pace.enter(), true);
    opened.pace.leave();
    if (count % 50 === 0) assert.equal(opened.pace.refuse(1000, opened.clock.now()), true);
    else opened.pace.take();
  }
  assert.ok(opened.clock.now() < 120_000, `${opened.clock.now()} ms for 2000 requests`);
});

test('what is refused by chance is not sent less and less', async () => {
  const { pace, clock } = openPace();
  // One of a hundred, by a generator of its own: always the same.
  let state = 7;
  const isRefused = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 100 === 0;
  };
  const started = clock.now();
  let answered = 0;
  while (answered < 10_000) {
    assert.equal(await pace.enter(), true);
    pace.leave();
    if (isRefused()) assert.equal(pace.refuse(1000, clock.now()), true);
    else {
      answered += 1;
      pace.take();
    }
  }
  // A second for each refusal, and the while in which that is found out.
  assert.ok(clock.now() - started < 300_000, `${clock.now() - started} ms`);
});

for (const takes of [12, 6, 3, 1]) {
  test(`where no more than ${takes} are taken at a time, fewer go at a time, at full speed`, async () => {
    const { pace, clock } = openPace();
    let [inFlight, answered, refused] = [0, 0, 0];
    const sendNext = async (): Promise<void> => {
      if (answered >= 8000) return;
      assert.equal(await pace.enter(), true);
      const isTaken = inFlight < takes;
      const sentAt = clock.now();
      inFlight += 1;
      // Who is refused has an answer at once.
      if (isTaken) await clock.sleep(5);
      inFlight -= 1;
      if (isTaken) {
        answered += 1;
        pace.take();
      } else {
        refused += 1;
        assert.equal(pace.refuse(undefined, sentAt), true);
      }
      pace.leave();
      return sendNext();
    };
    await Promise.all(Array.from({ length: 16 }, sendNext));
    const { heldTo: concurrency = 16 } = pace;
    assert.ok(concurrency <= takes && concurrency >= takes / 4, `${concurrency} at a time`);
    assert.equal(pace.slowedTo, undefined);
    assert.ok(refused < 60, `${refused} were refused`);
    const bare = (8000 / concurrency) * 5;
    assert.ok(clock.now() < bare * 1.3 + 3000, `${clock.now()} ms for ${bare}`);
  });
}

test('after a calm while it goes faster again', async () => {
  const opened = openPace();
  await sendTo(opened, 400, 5, 300);
  const slow = opened.pace.slowedTo ?? Number.POSITIVE_INFINITY;
  await sendTo(opened, 3000, 1000, 1000);
  const later = opened.pace.slowedTo ?? Number.POSITIVE_INFINITY;
  assert.ok(later > 4 * slow, `${slow}, then ${later}`);
});

test('a wait beyond all patience is not begun, and holds nobody else back', () => {
  const { pace } = openPace({ patience: () => 3000 });
  assert.equal(pace.refuse(4000, 0), false);
  assert.equal(pace.isFree, true);
});

test('a deployment that does nothing but ask to wait exhausts all patience', async () => {
  const opened = openPace({ patience: (droughtMs) => 10_000 - droughtMs });
  let rounds = 0;
  while (opened.pace.refuse(1000, opened.clock.now()) && (await opened.pace.enter())) {
    rounds += 1;
    opened.pace.leave();
  }
  const spent = opened.clock.now();
  assert.ok(rounds >= 3 && rounds < 10, `${rounds} rounds`);
  assert.ok(spent >= 5000 && spent <= 10_000, `${spent} ms`);
});

test('those that wait are sent away when there is no more time', async () => {
  let left = 5000;
  const opened = openPace({ patience: () => left });
  for (const asked of [2000, 4000]) opened.pace.refuse(asked, 0);
  const first = opened.pace.enter();
  left = 0;
  assert.deepEqual([await first, opened.clock.now()], [false, 0]);
});

test('a rest that is cut short is the end of all sending', async () => {
  const pace = new Pace({
    connections: 4,
    ratePerSecond: 1,
    now: () => 0,
    sleep: async () => {},
    patience: () => 1_000_000,
  });
  assert.deepEqual(await Promise.all([pace.enter(), pace.enter(), pace.enter()]), [true, true, false]);
});

test('who has the deployment alone holds all others back', async () => {
  const opened = openPace();
  const order: string[] = [];
  const examined = opened.pace.alone(async () => {
    await opened.clock.sleep(1000);
    order.push('alone');
  });
  assert.equal(opened.pace.isFree, false);
  const other = opened.pace.enter().then(() => order.push('other'));
  await Promise.all([examined, other]);
  assert.deepEqual(order, ['alone', 'other']);
});

test('what was one input is forgiven', async () => {
  const opened = openPace();
  opened.pace.take();
  opened.pace.refuse(1000, 0);
  await opened.pace.enter();
  assert.notEqual(opened.pace.slowedTo, undefined);
  opened.pace.forgive();
  assert.deepEqual([opened.pace.slowedTo, opened.pace.isFree], [undefined, true]);
});

for (const ratePerSecond of [0, -1, Number.NaN]) {
  test(`a rate of ${ratePerSecond} is refused`, () => {
    assert.throws(() => openPace({ ratePerSecond }), /rate/);
  });
}
