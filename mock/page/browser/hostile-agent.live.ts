import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { payloads } from '../../../reports/html/browser/hostile-run.live.ts';
import { startMock } from '../../start-mock.ts';
import { agentId, openKitPage, startBrowser, updateAgent } from './open-kit-page.live.ts';

const browser = await startBrowser();
after(() => browser.close());

/** An agent of which every text is an attack, and one text a megabyte. */
const hostile = {
  agent_name: `\u202e${payloads.join('')}`,
  model_name: '\u0000\u001b[31m<img src=x onerror="window.ran = 1">',
  agent_url: 'javascript:window.ran=1',
  hub: payloads[0],
  purpose: 'שלום \u202eevil\u2066 <script>window.ran = 1</script>',
  agent_system_prompt: `<svg onload=window.ran=1>${'m'.repeat(900_000)}`,
  last_tested_by: payloads[10],
  evaluated_harnesses: payloads,
  agent_params: Object.fromEntries(payloads.map((payload) => [payload, [payload]])),
  mcp_config: { constructor: { prototype: 1 }, ['__proto__x']: payloads[3] },
};

test('a hostile agent is shown harmlessly, in every view', async () => {
  await using mock = await startMock({ port: 0 });
  const { page, noise, close } = await openKitPage(browser, mock.url, '#/agents');
  const answer = await updateAgent(mock.url, hostile);
  assert.equal(answer.status, 200, await answer.text());
  await fetch(`${mock.url}/v1/genomes/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agent_id: agentId, stage: payloads[4], [String(payloads[5])]: payloads }),
  });
  await fetch(`${mock.url}/${encodeURIComponent(String(payloads[2]))}?x=<script>window.ran=1</script>`);
  await fetch(`${mock.url}/v1/agent-configurations/${agentId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-kit-bucket': '"><img/src=x/onerror=window.ran=1>' },
    body: JSON.stringify({ status: payloads[0], hub: 5 }),
  });
  for (const hash of [
    '#/agents',
    `#/agents/${agentId}`,
    `#/agents/${agentId}/evolution`,
    '#/journal',
    '#/journal/1',
    '#/journal/2',
    '#/journal/3',
    `#/journal/${encodeURIComponent('1 "><img')}`,
    '#/controls',
    '#/contract',
  ]) {
    await page.goto(`${mock.url}/__kit/${hash}`);
    await page.locator('.live.open').waitFor();
    await page.waitForTimeout(150);
    assert.equal(await page.evaluate('window.ran'), undefined, hash);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    assert.ok(width <= 0, `${hash} is ${width} pixels too wide`);
    assert.equal(await page.locator('main img, main iframe, main script, main form[action]').count(), 0);
  }
  await page.goto(`${mock.url}/__kit/#/agents/${agentId}`);
  await page.getByRole('button', { name: /^Edit all 900,0\d\d characters/ }).waitFor();
  assert.deepEqual(noise, []);
  await close();
});

test('another field of a hostile agent is saved, and nothing of the rest is changed', async () => {
  await using mock = await startMock({ port: 0 });
  await updateAgent(mock.url, hostile);
  const before = mock.state().agents[0];
  const { page, close } = await openKitPage(browser, mock.url, `#/agents/${agentId}`);
  await page.getByLabel('status', { exact: true }).selectOption('draft');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The update was stored.').waitFor();
  const after = mock.state().agents[0];
  assert.deepEqual({ ...after, updated_at: 0 }, { ...before, status: 'draft', updated_at: 0 });
  await close();
});
