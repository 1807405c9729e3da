import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startMock } from '../../start-mock.ts';
import { becomes, firstRow, seen } from './look-at-page.live.ts';
import { agentHash, openKitPage, startBrowser, updateAgent } from './open-kit-page.live.ts';

const browser = await startBrowser();
after(() => browser.close());

test('a mock that was stopped is told, and the page goes on when it is back', async () => {
  const mock = await startMock({ port: 0 });
  const port = Number(new URL(mock.url).port);
  const { page, noise, close } = await openKitPage(browser, mock.url, agentHash);
  await updateAgent(mock.url, { hub: 'before' });
  await becomes(() => page.locator('#field-hub').inputValue(), 'before');
  await mock.close();
  await page.getByText('The mock does not answer.').waitFor();
  assert.equal(await page.getByLabel('hub', { exact: true }).inputValue(), 'before');
  await using again = await startMock({ port });
  await page.locator('.live.open').waitFor();
  await becomes(() => page.locator('#field-hub').inputValue(), 'openai');
  await becomes(() => page.getByText('The mock does not answer.').count(), 0);
  await page.getByRole('link', { name: 'Journal' }).click();
  await seen(page, 'Nothing was asked yet.');
  await updateAgent(again.url, { hub: 'after' });
  await firstRow(page).waitFor();
  const others = noise.filter(
    (line) => !/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET/.test(line),
  );
  assert.deepEqual(others, []);
  await close();
});
