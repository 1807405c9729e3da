import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { Inability } from '../../../spec/inability.ts';

const names = [
  ...(process.env['CHROMIUM'] === undefined ? [] : [process.env['CHROMIUM']]),
  'chromium',
  'chromium-browser',
  'google-chrome',
];

/** Where it is. */
export function findChromium(): string {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  throw new Inability('the browser tests', 'chromium is not found', 'Run .ci/install-chromium as root.');
}

/** A page that is open, and all that it should not have done. */
export interface OpenPage {
  readonly page: Page;
  /** Console messages, errors, dialogs and requests. */
  readonly noise: readonly string[];
  readonly close: () => Promise<void>;
}

/** A browser and a folder for the files that it opens. */
export interface Workshop {
  readonly open: (html: string, options?: BrowserContextOptions, hash?: string) => Promise<OpenPage>;
  readonly close: () => Promise<void>;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What axe-core finds wrong with a page as it is shown now. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  // Evaluated by the debugger, so that the page's own policy stays in force.
  await page.evaluate(axeSource);
  const violations = await page.evaluate<readonly Violation[]>(
    'axe.run().then(({ violations }) => violations)',
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

async function openPage(
  browser: Browser,
  address: string,
  file: string,
  options: BrowserContextOptions,
): Promise<OpenPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== file) noise.push(`request: ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    noise.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(address);
  return { page, noise, close: () => context.close() };
}

/** Starts the browser. */
export function launchBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath: findChromium(), args: isRoot ? ['--no-sandbox'] : [] });
}

/** A browser for reports. */
export async function openWorkshop(): Promise<Workshop> {
  const browser = await launchBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'kit-report-'));
  let count = 0;
  return {
    open: (html, options = {}, hash = '') => {
      count += 1;
      const path = join(folder, `${count}.html`);
      writeFileSync(path, html);
      const file = pathToFileURL(path).href;
      return openPage(browser, `${file}${hash}`, file, options);
    },
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}
