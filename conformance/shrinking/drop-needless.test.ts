import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropNeedless } from './drop-needless.ts';

/** Shows what it was given, where all of the needed ones are there in order. */
const needing =
  (...needed: readonly number[]) =>
  async (items: readonly number[]) =>
    needed.every((one) => items.includes(one)) ? items : undefined;

const forty = Array.from({ length: 40 }, (_, index) => index);

test('what needs four of forty is down to them in a few dozen tries', async () => {
  let tries = 0;
  const shows = needing(3, 17, 18, 39);
  const count = (items: readonly number[]) => {
    tries += 1;
    return shows(items);
  };
  assert.deepEqual(await dropNeedless(forty, forty, count, () => true), [3, 17, 18, 39]);
  assert.ok(tries < 60, `${tries} tries`);
});

test('the last one stays, even where nothing is needed', async () => {
  assert.deepEqual(await dropNeedless(forty, forty, needing(), () => true), [39]);
});

test('what was shown last is told where there is no time left', async () => {
  assert.deepEqual(await dropNeedless(forty, forty, needing(39), () => false), forty);
});
