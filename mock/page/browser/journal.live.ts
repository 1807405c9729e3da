import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startMock } from '../../start-mock.ts';
import { becomes, field, firstRow, seen } from './look-at-page.live.ts';
import { openKitPage, startBrowser, updateAgent } from './open-kit-page.live.ts';

const browser = await startBrowser();
after(() => browser.close());

test('a request from elsewhere appears, with what it changed and why, and its fields are marked', async () => {
  await using mock = await startMock({ port: 0 });
  const { page, noise, close } = await openKitPage(browser, mock.url, '#/journal');
  await seen(page, 'Nothing was asked yet.');
  await updateAgent(mock.url, { hub: 'elsewhere', api_key: 'sk-live-secret-1' });
  await firstRow(page).waitFor();
  assert.match(await firstRow(page).innerText(), /200[\s\S]*updateAgent/);
  await firstRow(page).click();
  await seen(page, 'What it changed');
  const changes = await page.locator('.changes').innerText();
  assert.match(changes, /hub[\s\S]*openai[\s\S]*elsewhere/);
  assert.doesNotMatch(await page.content(), /sk-live-secret/);
  await seen(page, 'The contract decides');
  await updateAgent(mock.url, { hub: 7 });
  await page.locator('.journal-row', { hasText: '422' }).click();
  await seen(page, '2.2 field types');
  await page.getByRole('link', { name: 'the agent' }).click();
  await updateAgent(mock.url, { hub: 'again', api_key: 'sk-live-secret-2' });
  await becomes(() => page.locator('#field-hub').inputValue(), 'again');
  await field(page, 'hub').locator('.mark').waitFor();
  assert.doesNotMatch(await page.content(), /sk-live-secret/);
  assert.deepEqual(noise, []);
  await close();
});

test('the journal is filtered, and an entry is copied as curl, fetch, failNext and a rule', async () => {
  await using mock = await startMock({ port: 0 });
  await updateAgent(mock.url, { hub: 5 });
  await updateAgent(mock.url, { hub: 'x' }, { 'x-kit-bucket': 'w' });
  await fetch(`${mock.url}/nowhere`);
  const { page, close } = await openKitPage(browser, mock.url, '#/journal', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const listed = async () => (await page.locator('.journal-row .status').allInnerTexts()).join(' ');
  await becomes(listed, '404 200 422');
  await page.getByLabel('Status').selectOption('4xx');
  await becomes(listed, '404 422');
  await page.getByLabel('Operation').selectOption('updateAgent');
  await becomes(listed, '422');
  await page.getByLabel('Status').selectOption('');
  await page.getByLabel('Bucket', { exact: true }).last().selectOption('w');
  await becomes(listed, '200');
  await page.getByLabel('Bucket', { exact: true }).last().selectOption('*');
  await page.getByLabel('Operation').selectOption('');
  await page.getByLabel('Text', { exact: true }).fill('nowhere');
  await becomes(listed, '404');
  await page.getByLabel('Text', { exact: true }).fill('hub');
  await becomes(listed, '422');
  await firstRow(page).click();
  const copy = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    return page.evaluate<string>('navigator.clipboard.readText()');
  };
  assert.match(await copy('curl'), /^curl -i -X PUT http:\/\/127\.0\.0\.1:\d+\/v1\//);
  assert.match(await copy('fetch'), /^await fetch\("http/);
  assert.match(await copy('failNext'), /^mock\.failNext\('updateAgent', \{"status":422,/);
  assert.match(await copy('scenario rule'), /^\{"on":"updateAgent","agentId":"3f1a2b4c/);
  await close();
});
