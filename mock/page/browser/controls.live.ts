import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { startMock } from '../../start-mock.ts';
import { becomes, seen } from './look-at-page.live.ts';
import { agentHash, openKitPage, startBrowser, updateAgent } from './open-kit-page.live.ts';

const browser = await startBrowser();
after(() => browser.close());

test('a scenario is switched, a client fails, and a reset brings everything back', async () => {
  await using mock = await startMock({ port: 0 });
  const { page, noise, close } = await openKitPage(browser, mock.url, '#/controls');
  await updateAgent(mock.url, { hub: 'x' });
  await page.getByLabel('maintenance').check();
  await seen(page, 'Scenario maintenance is in force.');
  assert.equal((await updateAgent(mock.url, { hub: 'y' })).status, 503);
  await page.locator('.top .chip', { hasText: 'maintenance' }).waitFor();
  await page.getByRole('link', { name: 'Journal' }).click();
  await page.locator('.journal-row', { hasText: '503' }).click();
  await seen(page, /of the scenario/);
  await page.getByRole('link', { name: 'Controls' }).click();
  await page.getByRole('button', { name: 'Reset this bucket' }).click();
  await seen(page, 'The mock is as it was at the start.');
  assert.equal(mock.state().agents[0]?.hub, 'openai');
  assert.equal((await updateAgent(mock.url, {})).status, 200);
  await page.locator('.top .chip').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Journal' }).click();
  await page.locator('.journal-row').first().waitFor();
  await becomes(() => page.locator('.journal-row').count(), 1);
  assert.deepEqual(noise, []);
  await close();
});

test('every other control does what it says', async () => {
  await using mock = await startMock({ port: 0 });
  const { page, noise, close } = await openKitPage(browser, mock.url, '#/controls');
  const card = (name: string) =>
    page.locator('.card', { has: page.getByRole('heading', { name, exact: true }) });
  const settings = async () => (await fetch(`${mock.url}/__kit/settings`)).json();

  await card('Latency').getByLabel('from').fill('20');
  await card('Latency').getByLabel('to').fill('30');
  await card('Latency').getByText('--latency 20..30').waitFor();
  await card('Latency').getByRole('button', { name: 'Set' }).click();
  await seen(page, 'The latency is another now.');
  assert.deepEqual((await settings()).latency, { from: 20, to: 30 });

  await card('Failure rate').getByRole('slider').fill('1');
  await card('Failure rate').getByRole('button', { name: 'Set' }).click();
  await seen(page, 'The failure rate is another now.');
  assert.equal((await updateAgent(mock.url, {})).status, 503);
  await card('Failure rate').getByRole('slider').fill('0');
  await card('Failure rate').getByRole('button', { name: 'Set' }).click();
  await card('Failure rate').getByText('--fail-rate 0', { exact: true }).waitFor();

  await card('Next answer').locator('select').last().selectOption('429');
  await card('Next answer').getByRole('button', { name: 'Set' }).click();
  await card('Next answer').locator('.waiting li').waitFor();
  assert.equal((await updateAgent(mock.url, {})).status, 429);
  await card('Next answer').locator('.waiting').waitFor({ state: 'detached' });

  await card('Clock').getByLabel('fixed').check();
  await seen(page, 'The clock is fixed now.');
  assert.equal((await settings()).clock, 'fixed');

  await card('Dialect').getByLabel('unknown-agent-on-status').selectOption('404');
  await seen(page, 'unknown-agent-on-status is 404 now.');
  const unknown = await fetch(`${mock.url}/v1/evolution/status/00000000-0000-4000-8000-000000000000`);
  assert.equal(unknown.status, 404);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card('Snapshot').getByRole('button', { name: 'Save the state' }).click(),
  ]);
  const saved = readFileSync(await download.path(), 'utf8');
  assert.equal(JSON.parse(saved).agents.length, 10);

  const upload = (text: string) =>
    card('Upload')
      .getByLabel('State file')
      .setInputFiles({ name: 'state.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await upload('{"agents": [{"id": 5}]}');
  await seen(page, /The state was not taken: state: agents\[0\]/);
  assert.equal(mock.state().agents.length, 10);
  await upload('{"agents": []}');
  await seen(page, 'The mock has the state of the file.');
  assert.equal(mock.state().agents.length, 0);
  await page.getByRole('link', { name: 'Agents' }).click();
  await seen(page, 'This bucket holds no agents.');
  assert.deepEqual(noise, []);
  await close();
});

test('two buckets in two tabs have two worlds', async () => {
  await using mock = await startMock({ port: 0 });
  const first = await openKitPage(browser, mock.url, agentHash);
  const { page: second, noise } = await openKitPage(browser, mock.url, '#/controls');
  await second.getByLabel('Name', { exact: true }).fill('worker-1');
  await second.getByRole('button', { name: 'Open' }).click();
  await seen(second, 'They hold for the bucket worker-1');
  await second.goto(`${second.url().split('#')[0]}${agentHash}`);
  await second.getByLabel('hub', { exact: true }).fill('second');
  await second.getByRole('button', { name: 'Save' }).click();
  await seen(second, 'The update was stored.');
  assert.equal(mock.bucket('worker-1').state().agents[0]?.hub, 'second');
  assert.equal(mock.state().agents[0]?.hub, 'openai');
  assert.equal(await first.page.getByLabel('hub', { exact: true }).inputValue(), 'openai');
  await first.page.getByRole('link', { name: 'Journal' }).click();
  await first.page.locator('.journal-row', { hasText: 'worker-1' }).waitFor();
  assert.deepEqual([...noise, ...first.noise], []);
  await second.context().close();
  await first.close();
});
