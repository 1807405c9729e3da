import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startMock } from '../../start-mock.ts';
import { becomes, seen } from './look-at-page.live.ts';
import { openKitPage, startBrowser } from './open-kit-page.live.ts';

const browser = await startBrowser();
after(() => browser.close());

test('everything is done by keyboard once', async () => {
  await using mock = await startMock({ port: 0 });
  const { page, close } = await openKitPage(browser, mock.url, '#/agents');
  const focused = () => page.evaluate<string>("document.activeElement?.textContent?.trim() ?? ''");
  const tabTo = async (matches: () => Promise<boolean>) => {
    for (let step = 0; step < 80; step += 1) {
      await page.keyboard.press('Tab');
      if (await matches()) return;
    }
    assert.fail(`not reached; the focus is on ${await focused()}`);
  };
  const onId = (id: string) => async () => (await page.evaluate('document.activeElement?.id')) === id;
  const onText = (text: string) => async () => (await focused()).startsWith(text);
  await tabTo(onText('Support triage bot'));
  await page.keyboard.press('ArrowDown');
  await becomes(async () => (await focused()).startsWith('Code reviewer'), true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await tabTo(onId('field-hub'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('typed');
  await page.keyboard.press('Enter');
  await seen(page, 'The update was stored.');
  assert.equal(mock.state().agents[0]?.hub, 'typed');
  await page.reload();
  await page.locator('.live.open').waitFor();
  await tabTo(onText('Controls'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Scenario' }).waitFor();
  await tabTo(async () => (await page.evaluate('document.activeElement?.name')) === 'scenario');
  await page.keyboard.press('ArrowDown');
  await seen(page, 'Scenario empty is in force.');
  await page.reload();
  await page.locator('.live.open').waitFor();
  await tabTo(onText('Journal'));
  await page.keyboard.press('Enter');
  await tabTo(
    async () => (await page.evaluate<string>('document.activeElement?.className')) === 'journal-row',
  );
  await page.keyboard.press('Enter');
  await seen(page, 'What it changed');
  await close();
});
