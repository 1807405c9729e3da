import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { dialectPresets } from '../../../spec/dialect-presets.ts';
import { startMock } from '../../start-mock.ts';
import { field, seen } from './look-at-page.live.ts';
import { agentHash, agentId, openKitPage, startBrowser } from './open-kit-page.live.ts';

const browser = await startBrowser();
after(() => browser.close());

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

test('a refusal of another form is shown as it came, and counts nothing', async () => {
  const rejectedUpdate = { json: { errors: [{ path: 'hub', message: 'no' }] } };
  const dialect = {
    ...dialectPresets.fastapi,
    'rejected-update': 400,
    examples: { errors: { rejectedUpdate } },
  } as const;
  await using mock = await startMock({ port: 0, dialect });
  const { page, noise, close } = await openKitPage(browser, mock.url, agentHash);
  await page.getByLabel('rate_limit_requests_per_minute', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await seen(page, 'Nothing was stored.');
  const told = await page.locator('.save-bar [role=status]').innerText();
  assert.match(told, /"path": "hub"/);
  assert.doesNotMatch(told, /other errors/);
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

test('a genome is posted, and becomes a proposal', async () => {
  await using mock = await startMock({ port: 0 });
  const { page, noise, close } = await openKitPage(browser, mock.url, `${agentHash}/evolution`);
  await page.getByRole('heading', { name: /^awaiting_approval/ }).waitFor();
  await page.getByLabel('Genome', { exact: true }).fill(`{"agent_id": "${agentId}", "name": "mine"}`);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: /^pending/ }).waitFor();
  await seen(page, '"mine"');
  await page.getByLabel('Genome', { exact: true }).fill('[]');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.locator('.genome .answer.failed').waitFor();
  assert.deepEqual(noise, []);
  await close();
});
