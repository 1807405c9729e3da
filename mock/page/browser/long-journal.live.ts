import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startMock } from '../../start-mock.ts';
import { openKitPage, startBrowser, updateAgent } from './open-kit-page.live.ts';

const browser = await startBrowser();
after(() => browser.close());

/** Lets the page scroll through all of its rows, and gives the longest task that it had to wait for. */
const scrollThrough = `(async () => {
  const list = document.querySelector('.long-list');
  let longest = 0;
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  for (let top = 0; top < list.scrollHeight; top += list.scrollHeight / 60) {
    list.scrollTop = top;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  return longest;
})()`;

test('10,000 entries are there, few are drawn, and no task is longer than 200 ms', async () => {
  await using mock = await startMock({ port: 0 });
  const { page, noise, close } = await openKitPage(browser, mock.url, '#/journal');
  // No faster than they are told one by one.
  for (let round = 0; round < 51; round += 1) {
    const sent = Array.from({ length: 200 }, () => fetch(`${mock.url}/v1/evolution/status/x`));
    await Promise.all([...sent, pause(120)]);
  }
  await page.getByText('10,000 of 10,000 requests').waitFor();
  assert.ok((await page.locator('.journal-row').count()) < 60);
  const longest = await page.evaluate<number>(scrollThrough);
  assert.ok(longest <= 200, `${longest} ms`);
  assert.equal(await page.locator('li[aria-posinset="10000"]').count(), 1);
  // Who reads on is not disturbed by what is new, and is told of it.
  await updateAgent(mock.url, {});
  await page.getByRole('button', { name: 'Show 1 new' }).click();
  await page.locator('.journal-row', { hasText: 'updateAgent' }).waitFor();
  assert.deepEqual(noise, []);
  await close();
});
