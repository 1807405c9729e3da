import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../reports/html/browser/launch.live.ts';
import type { startMock } from '../../start-mock.ts';

/** The page of a mock in a browser, and all that it should not have done. */
export interface OpenKitPage {
  readonly page: Page;
  /** Console messages, errors, dialogs, and requests to anybody but the mock. */
  readonly noise: readonly string[];
  readonly close: () => Promise<void>;
}

export type TestMock = Awaited<ReturnType<typeof startMock>>;

export const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
export const agentHash = `#/agents/${agentId}`;

/** What a browser says by itself of an answer that is no 2xx: that is what the tests ask for. */
const isOfAnswer = (text: string) =>
  text.startsWith('Failed to load resource: the server responded with a status of');

/** `npm run test:browser` builds the page before. */
export const startBrowser = launchBrowser;

export async function openKitPage(
  browser: Browser,
  url: string,
  hash = '',
  options: BrowserContextOptions = {},
): Promise<OpenKitPage> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1360, height: 860 },
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => {
    if (!isOfAnswer(message.text())) noise.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== url)
      noise.push(`request: ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    noise.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(`${url}/__kit/${hash}`);
  await page.locator('.live.open').waitFor();
  return { page, noise, close: () => context.close() };
}

/** An update from elsewhere, as an app would send it. */
export function updateAgent(url: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${url}/v1/agent-configurations/${agentId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
