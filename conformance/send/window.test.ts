import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Window } from './window.ts';

/** How many of so many works that come at once are begun together. */
async function begunAtOnce(window: Window, count: number): Promise<number> {
  let begun = 0;
  const ends: (() => void)[] = [];
  const works = Array.from({ length: count }, () =>
    window.within(() => {
      begun += 1;
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  await Promise.resolve();
  await Promise.resolve();
  const first = begun;
  for (let at = 0; at < count; at += 1) {
    while (ends.length <= at) await Promise.resolve();
    ends[at]?.();
  }
  await Promise.all(works);
  assert.equal(begun, count);
  return first;
}

test('as many go at once as there are connections, until one is asked to come back later', async () => {
  const window = new Window(16);
  assert.equal(await begunAtOnce(window, 40), 40);
  assert.equal(window.narrow(5, 10), true);
  assert.equal(await begunAtOnce(window, 40), 8);
});

test('those that were under way when the first was refused say nothing new', async () => {
  const window = new Window(16);
  for (const sentAt of [5, 9, 10]) assert.equal(window.narrow(sentAt, 10), true);
  assert.equal(await begunAtOnce(window, 20), 8);
  assert.equal(window.narrow(11, 12), true);
  assert.equal(await begunAtOnce(window, 20), 4);
});

test('two may always go at once; who is refused then is refused for another reason', async () => {
  const window = new Window(16);
  const narrowed = [1, 2, 3, 4].map((at) => window.narrow(at, at));
  assert.deepEqual(narrowed, [true, true, true, false]);
  assert.equal(await begunAtOnce(window, 20), 2);
});

test('after a calm while more may go, and each time that it was too much the next one is twice as long', async () => {
  const window = new Window(16);
  const take = (count: number) => {
    for (let taken = 0; taken < count; taken += 1) window.take();
  };
  window.narrow(1, 1);
  window.narrow(2, 2);
  take(199);
  assert.equal(await begunAtOnce(window, 20), 4);
  take(1);
  assert.equal(await begunAtOnce(window, 20), 8);
  window.narrow(3, 3);
  take(399);
  assert.equal(await begunAtOnce(window, 20), 4);
  take(1);
  assert.equal(await begunAtOnce(window, 20), 8);
  take(400);
  assert.equal(window.isNarrow, false);
});

test('what waits goes at once when it was one input alone that was refused', async () => {
  const window = new Window(16);
  window.narrow(1, 1);
  const begun: number[] = [];
  const works = Array.from({ length: 12 }, (_, index) => window.within(async () => void begun.push(index)));
  window.open();
  await Promise.all(works);
  assert.equal(begun.length, 12);
  assert.equal(await begunAtOnce(window, 16), 16);
});
