import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { findViolations } from '../../../reports/html/browser/launch.live.ts';
import { startMock } from '../../start-mock.ts';
import { agentId, openKitPage, startBrowser, updateAgent } from './open-kit-page.live.ts';

const browser = await startBrowser();
after(() => browser.close());

const folder = fileURLToPath(new URL('../../../reports/latest/screens/', import.meta.url));
mkdirSync(folder, { recursive: true });

const sizes = { desktop: { width: 1360, height: 860 }, phone: { width: 390, height: 844 } } as const;
const agentHash = `#/agents/${agentId}`;

interface Screen {
  readonly name: string;
  readonly hash: string;
  readonly bucket?: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

async function refuseField(page: Page): Promise<void> {
  await page.getByLabel('rate_limit_requests_per_minute', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.faults').waitFor();
  await page.locator('.faults').scrollIntoViewIfNeeded();
}

const screens: readonly Screen[] = [
  { name: 'agents', hash: '#/agents' },
  { name: 'agent', hash: agentHash },
  { name: 'refused', hash: agentHash, prepare: refuseField },
  { name: 'evolution', hash: `${agentHash}/evolution` },
  { name: 'journal', hash: '#/journal' },
  { name: 'entry', hash: '#/journal/2' },
  { name: 'changes', hash: '#/journal/1' },
  { name: 'controls', hash: '#/controls' },
  { name: 'dialect', hash: '#/controls/dialect' },
  { name: 'contract', hash: '#/contract' },
  { name: 'clause', hash: '#/contract/2.2/field-types' },
  { name: 'empty', hash: '#/agents', bucket: 'empty' },
];

async function fill(url: string): Promise<void> {
  await updateAgent(url, { purpose: 'Sort tickets by product', rate_limit_requests_per_minute: 240 });
  await updateAgent(url, { hub: 5, status: 'gone' });
  await fetch(`${url}/v1/evolution/status/${agentId}`);
  await updateAgent(url, { status: 'under_review' }, { 'x-kit-bucket': 'worker-1' });
  await fetch(`${url}/v1/evolution/status/not-a-uuid`);
  await updateAgent(url, {}, { prefer: 'code=503' });
  await fetch(`${url}/v1/agents`);
  await fetch(`${url}/__kit/state`, {
    method: 'PUT',
    headers: { 'x-kit-bucket': 'empty' },
    body: '{"agents":[]}',
  });
}

for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every view, ${size}, ${colorScheme}: axe-core finds nothing, nothing is too wide`, async () => {
      await using mock = await startMock({ port: 0 });
      await fill(mock.url);
      const { page, noise, close } = await openKitPage(browser, mock.url, '', { viewport, colorScheme });
      for (const { name, hash, bucket = '', prepare } of screens) {
        // Another query, so that the page is loaded anew.
        await page.goto(`${mock.url}/__kit/?bucket=${bucket}&screen=${name}${hash}`);
        await page.locator('.live.open').waitFor();
        await page.locator('main :is(h1, h2):visible').first().waitFor();
        await page.getByText('Loading', { exact: true }).waitFor({ state: 'detached' });
        await prepare?.(page);
        await page.waitForTimeout(100);
        await page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png` });
        assert.deepEqual(await findViolations(page), [], name);
        const width = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
        assert.ok(width <= 0, `${name} is ${width} pixels too wide`);
      }
      await mock.close();
      await page.getByText('The mock does not answer.').waitFor();
      await page.screenshot({ path: `${folder}disconnected-${size}-${colorScheme}.png` });
      assert.deepEqual(await findViolations(page), [], 'disconnected');
      assert.deepEqual(
        noise.filter((line) => !/ERR_CONNECTION|ERR_INCOMPLETE/.test(line)),
        [],
      );
      await close();
    });
