import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Run } from '../../../conformance/run/run-record.ts';
import { renderHtml } from '../render-html.ts';
import { makeHostile } from './hostile-run.live.ts';
import { findViolations, openWorkshop } from './launch.live.ts';
import { checkFaulty, checkMock, readRun } from './runs.live.ts';

const recorded = readRun('fixtures/runs/violating.json');
const comparison = readRun('reports/html/samples/comparison.json');
const learned = readRun('reports/html/samples/learned.json');

/** Everything that a run can hold, at once. */
const everything: Run = {
  ...learned,
  ...comparison,
  dialect: learned.dialect,
  checks: recorded.checks,
  coverage: recorded.coverage,
  samples: recorded.findings.map(({ exchange }) => exchange),
  findings: [...recorded.findings, ...comparison.findings].map((finding, index) => ({
    ...finding,
    ...(index % 2 === 0 ? {} : { known: { reason: 'it is being mended', expires: '2027-01-01' } }),
    steps: [finding.exchange, finding.exchange, finding.exchange],
  })),
};

const runs: Readonly<Record<string, Run>> = {
  'a red run': await checkFaulty('fails-on-emoji'),
  'a green run': await checkMock(),
  'a comparison': comparison,
  'a learned dialect': learned,
  'everything at once': everything,
  'a hostile run': makeHostile(everything),
};
const pages = Object.entries(runs).map(([name, run]) => ({ name, html: renderHtml(run) }));
const recordedPage = renderHtml(recorded);
const pageOf = (name: string) => pages.find((page) => page.name === name)?.html ?? '';

const workshop = await openWorkshop();
after(() => workshop.close());

const openFolds = "for (const fold of document.querySelectorAll('details')) fold.open = true";
const viewIds = (page: Page) =>
  page.evaluate<string[]>("[...document.querySelectorAll('[data-view]')].map(({ id }) => id)");
const showView = (page: Page, id: string) => page.click(`.pages a[href="#${id}"]`);
const textOf = (page: Page, selector: string) => page.locator(selector).first().innerText();
const hashOf = (page: Page) => page.evaluate<string>('location.hash');

for (const { name, html } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} opens from disk in ${colorScheme} colours, silently, and axe-core finds nothing`, async () => {
      const { page, noise, close } = await workshop.open(html, { colorScheme });
      await page.evaluate(openFolds);
      for (const id of await viewIds(page)) {
        await showView(page, id);
        assert.equal(await page.locator(`#${id}`).isVisible(), true);
        assert.deepEqual(await findViolations(page), []);
      }
      assert.deepEqual(noise, []);
      await close();
    });
  }

  test(`${name} does not scroll sideways at 360 pixels`, async () => {
    const { page, close } = await workshop.open(html, { viewport: { width: 360, height: 740 } });
    await page.evaluate(openFolds);
    for (const id of await viewIds(page)) {
      await showView(page, id);
      assert.equal(await page.evaluate<number>('document.documentElement.scrollWidth'), 360, id);
    }
    await close();
  });
}

test('what a hostile deployment answers is text and nothing else', async () => {
  const { page, noise, close } = await workshop.open(pageOf('a hostile run'));
  await page.evaluate(openFolds);
  for (const id of await viewIds(page)) {
    await showView(page, id);
    await page.locator(`#${id}`).hover();
  }
  await page.keyboard.press('Tab');
  const count = (selector: string) => page.locator(selector).count();
  assert.equal(await page.evaluate('window.ran'), undefined);
  assert.equal(await count('script'), 1);
  assert.equal(await count('style'), 1);
  assert.equal(
    await count('img, iframe, object, embed, link, base, form, image, foreignObject, textarea'),
    0,
  );
  assert.equal(await count('a:not([href^="#"])'), 0);
  const handlers =
    "[...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc'))";
  assert.deepEqual(await page.evaluate(handlers), []);
  const hidden =
    '/[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff\\ufffd]/.test(document.body.textContent)';
  assert.equal(await page.evaluate(hidden), false);
  assert.deepEqual(noise, []);
  await close();
});

test('a script that gets into the page all the same does not run', async () => {
  const { page, noise, close } = await workshop.open(pageOf('a green run'));
  await page.evaluate(
    "const script = document.createElement('script'); script.textContent = 'window.ran = 1'; document.body.append(script)",
  );
  await page.evaluate(
    "document.body.insertAdjacentHTML('beforeend', '<img src=http://127.0.0.1:9/ onerror=window.ran=1>')",
  );
  await page.waitForTimeout(100);
  assert.equal(await page.evaluate('window.ran'), undefined);
  assert.match(noise.join('\n'), /Content Security Policy/);
  await close();
});

test('filters work by keyboard, and the address has them', async () => {
  const { page, close } = await workshop.open(recordedPage);
  await page.locator('#run input[type=search]').focus();
  await page.keyboard.type('not named');
  assert.equal(await textOf(page, '#run .shown-count'), '1 of 4 findings, 0 of 26 checks');
  assert.equal(await page.locator('.finding:visible').count(), 1);
  assert.equal(await hashOf(page), '#run?text=not+named');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  assert.equal(await hashOf(page), '#run?level=should&text=not+named');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  assert.equal(await page.locator('.finding:visible').count(), 0);
  await page.locator('#run [data-reset]').press('Enter');
  assert.equal(await textOf(page, '#run .shown-count'), '4 of 4 findings, 26 of 26 checks');
  assert.equal(await hashOf(page), '#run');
  await close();
});

test('an address with filters shows what they leave', async () => {
  const hash = '#run?level=must&status=failed&text=updateAgent';
  const { page, close } = await workshop.open(recordedPage, {}, hash);
  assert.equal(await page.locator('.finding:visible').count(), 1);
  assert.equal(await page.locator('#run input[type=search]').inputValue(), 'updateAgent');
  assert.equal(await page.locator('.matrix tbody tr:visible').count(), 0);
  await close();
});

test('an address of a finding opens it, on its page', async () => {
  const { page, close } = await workshop.open(pageOf('everything at once'), {}, '#finding-3');
  assert.equal(await page.locator('#run').isVisible(), true);
  assert.equal(await page.locator('#comparison').isVisible(), false);
  assert.equal(await page.locator('#finding-3 .inside > .panes').isVisible(), true);
  await close();
});

test('white space has its width in what was expected, in what was answered and in commands', async () => {
  const [finding] = recorded.findings;
  assert.ok(finding !== undefined);
  const texts = ['ab', 'a b', 'a  b', 'a  b  '];
  const findings = texts.map((text) => ({ ...finding, expected: text, actual: text, curl: `curl ${text}` }));
  const { page, close } = await workshop.open(renderHtml({ ...recorded, findings }), {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.evaluate(openFolds);
  const measure = (selector: string) =>
    page.evaluate<number[]>(
      `[...document.querySelectorAll('${selector}')].map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().width;
      })`,
    );
  for (const selector of ['.expected dd', '.actual dd', '.command code[id$=send]']) {
    const [none = 0, one = 0, two = 0, trailing = 0] = await measure(selector);
    const space = one - none;
    assert.ok(space > 1, `${selector}: a space of ${space} pixels`);
    assert.ok(Math.abs(two - none - 2 * space) < 0.5, `${selector}: two spaces take ${two - none} pixels`);
    assert.ok(
      Math.abs(trailing - none - 4 * space) < 0.5,
      `${selector}: four take ${trailing - none} pixels`,
    );
  }
  assert.equal(await page.locator('.expected dd').nth(2).textContent(), 'a  b');
  await page.locator('[data-copy$=send]').nth(3).press('Enter');
  assert.equal(await page.evaluate<string>('navigator.clipboard.readText()'), 'curl a  b  ');
  await close();
});

test('buttons copy the command beside them', async () => {
  const { page, close } = await workshop.open(recordedPage, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  for (const index of [0, 1, 2]) {
    const command = page.locator('.finding[open] .command').nth(index);
    await command.locator('button').press('Enter');
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    assert.equal(copied, await command.locator('code').textContent());
    assert.equal(await textOf(page, '#said'), 'Copied');
  }
  assert.match(await page.evaluate<string>('navigator.clipboard.readText()'), /^agent-console-kit check /);
  await close();
});

test('colours can be chosen against those of the system', async () => {
  const { page, close } = await workshop.open(pageOf('a green run'), { colorScheme: 'light' });
  const ground = () => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');
  const light = await ground();
  await page.locator('#theme-auto').focus();
  await page.keyboard.press('ArrowLeft');
  assert.notEqual(await ground(), light);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await ground(), light);
  await close();
});

test('on paper every page is there, findings are open, and nothing is to press', async () => {
  const { page, close } = await workshop.open(pageOf('everything at once'), { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  for (const id of await viewIds(page)) assert.equal(await page.locator(`#${id}`).isVisible(), true, id);
  const folded = page.locator('.finding:not([open]) .inside > .panes').first();
  assert.ok(((await folded.boundingBox())?.height ?? 0) > 20, 'a folded finding shows its exchange');
  assert.equal(await page.locator('button:visible, input:visible, nav:visible').count(), 0);
  const ink = await page.evaluate<string>('getComputedStyle(document.body).color');
  assert.equal(ink, 'rgb(35, 33, 29)');
  await close();
});

test('without script everything is shown, boxes still filter, and nothing is offered that would not work', async () => {
  const { page, close } = await workshop.open(pageOf('everything at once'), { javaScriptEnabled: false });
  for (const id of ['run', 'comparison', 'dialect'])
    assert.equal(await page.locator(`#${id}`).isVisible(), true, id);
  assert.equal(await page.locator('button:visible, input[type=search]:visible').count(), 0);
  const before = await page.locator('#run .finding:visible').count();
  await page.locator('#run input[value=must]').uncheck();
  assert.ok((await page.locator('#run .finding:visible').count()) < before, 'an unchecked box hides');
  await close();
});
