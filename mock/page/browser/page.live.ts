import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { startMock } from '../../start-mock.ts';
import { agentId, openKitPage, startBrowser, updateAgent } from './open-kit-page.live.ts';

const browser = await startBrowser();
after(() => browser.close());

const agentHash = `#/agents/${agentId}`;
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const firstRow = (page: Page) => page.locator('.journal-row').first();

test('an edited field is stored by the real update, and its answer is shown', async () => {
  await using mock = await startMock({ port: 0 });
  const { page, noise, close } = await openKitPage(browser, mock.url, agentHash);
  await page.getByLabel('purpose', { exact: true }).fill('Answer the phone');
  await page.getByLabel('status', { exact: true }).selectOption('under_review');
  await page.getByLabel('guard_manually_configured', { exact: true }).setChecked(false);
  await page.getByLabel('agent_params', { exact: true }).fill('{"temperature": 0.10}');
  await page.getByRole('button', { name: 'purpose is null' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await seen(page, 'The update was stored.');
  const [stored] = mock.state().agents;
  assert.equal(stored?.purpose, null);
  assert.equal(stored?.status, 'under_review');
  assert.equal(stored?.guard_manually_configured, false);
  const [request] = mock.requests({ operation: 'updateAgent' });
  assert.deepEqual(Object.keys(Object(request?.body)).sort(), [
    'agent_params',
    'guard_manually_configured',
    'purpose',
    'status',
  ]);
  await field(page, 'status').locator('.mark').waitFor();
  assert.deepEqual(noise, []);
  await close();
});

test('a 422 stands beside its field, with its message and its clause, and nothing is lost', async () => {
  await using mock = await startMock({ port: 0 });
  const { page, noise, close } = await openKitPage(browser, mock.url, agentHash);
  await page.getByLabel('rate_limit_requests_per_minute', { exact: true }).fill('0');
  await page.getByLabel('hub', { exact: true }).fill('mine');
  await page.getByRole('button', { name: 'Save' }).click();
  const faults = field(page, 'rate_limit_requests_per_minute').locator('.faults');
  await faults.waitFor();
  assert.match(await faults.innerText(), /greater than or equal to 1.*8 rate limit/);
  assert.equal(await field(page, 'hub').locator('.faults').count(), 0);
  assert.equal(await page.getByLabel('hub', { exact: true }).inputValue(), 'mine');
  const input = page.getByLabel('rate_limit_requests_per_minute', { exact: true });
  assert.equal(await input.getAttribute('aria-invalid'), 'true');
  assert.equal(await input.getAttribute('aria-describedby'), await faults.getAttribute('id'));
  await faults.getByRole('link').click();
  await page.locator('li.target').waitFor();
  assert.match(await page.locator('li.target').innerText(), /integer of at least 1/);
  await page.goBack();
  await input.fill('5');
  await page.getByRole('button', { name: 'Save' }).click();
  await seen(page, 'The update was stored.');
  assert.equal(mock.state().agents[0]?.hub, 'mine');
  assert.deepEqual(noise, []);
  await close();
});

test('an object that is not JSON is told beside its field and is not sent', async () => {
  await using mock = await startMock({ port: 0 });
  const { page, close } = await openKitPage(browser, mock.url, agentHash);
  await page.getByLabel('mcp_config', { exact: true }).fill('{"a":');
  await page.getByRole('button', { name: 'Save' }).click();
  await field(page, 'mcp_config').getByText('This is not JSON').waitFor();
  assert.equal(mock.requests().length, 0);
  await close();
});

/** Waits until a control has a value. Not by waitForFunction, which evaluates a text: the page's policy forbids that. */
async function holds(control: Locator, value: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await control.inputValue()) !== value) {
    assert.ok(Date.now() < deadline, `it has not become ${value}`);
    await setTimeout(50);
  }
}

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
  await holds(page.locator('#field-hub'), 'again');
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
  const count = () => page.locator('.journal-row').count();
  await page.locator('.journal-row').nth(2).waitFor();
  await page.getByLabel('Status').selectOption('4xx');
  assert.equal(await count(), 2);
  await page.getByLabel('Operation').selectOption('updateAgent');
  assert.equal(await count(), 1);
  await page.getByLabel('Status').selectOption('');
  await page.getByLabel('Bucket', { exact: true }).last().selectOption('w');
  assert.equal(await count(), 1);
  await page.getByLabel('Bucket', { exact: true }).last().selectOption('*');
  await page.getByLabel('Operation').selectOption('');
  await page.getByLabel('Text', { exact: true }).fill('nowhere');
  assert.equal(await count(), 1);
  await page.getByLabel('Text', { exact: true }).fill('hub');
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
  assert.equal(await page.locator('.journal-row').count(), 1);
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

test('a mock that was stopped is told, and the page goes on when it is back', async () => {
  const mock = await startMock({ port: 0 });
  const port = Number(new URL(mock.url).port);
  const { page, noise, close } = await openKitPage(browser, mock.url, agentHash);
  await updateAgent(mock.url, { hub: 'before' });
  await holds(page.locator('#field-hub'), 'before');
  await mock.close();
  await page.getByText('The mock does not answer.').waitFor();
  assert.equal(await page.getByLabel('hub', { exact: true }).inputValue(), 'before');
  await using again = await startMock({ port });
  await page.locator('.live.open').waitFor();
  await holds(page.locator('#field-hub'), 'openai');
  assert.equal(await page.getByText('The mock does not answer.').count(), 0);
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
  assert.match(await focused(), /^Code reviewer/);
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

test('a genome is posted, and becomes a proposal', async () => {
  await using mock = await startMock({ port: 0 });
  const { page, noise, close } = await openKitPage(browser, mock.url, `${agentHash}/evolution`);
  await page.getByRole('heading', { name: /^awaiting_approval/ }).waitFor();
  await page.getByLabel('Genome', { exact: true }).fill(`{"agent_id": "${agentId}", "name": "mine"}`);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: /^adopted/ }).waitFor();
  await seen(page, '"mine"');
  await page.getByLabel('Genome', { exact: true }).fill('[]');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.locator('.genome .answer.failed').waitFor();
  assert.deepEqual(noise, []);
  await close();
});
