import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

export const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
export const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
export const firstRow = (page: Page) => page.locator('.journal-row').first();

/**
 * Waits until the page shows a value: it is drawn after the event that changed it, so one look may come too early.
 * Not by waitForFunction, which evaluates a text: the page's policy forbids that.
 */
export async function becomes<Value>(read: () => Promise<Value>, value: Value): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (let shown = await read(); shown !== value; shown = await read()) {
    assert.ok(Date.now() < deadline, `it is ${String(shown)} and has not become ${String(value)}`);
    await setTimeout(20);
  }
}
