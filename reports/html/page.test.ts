import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { scriptText, styleText } from './generated/page-files.ts';
import { html } from './markup.ts';
import { renderPage } from './page.ts';

const page = renderPage(
  'a <title>',
  html`<header></header>`,
  [{ id: 'run', title: 'Run', amount: '', content: html`<p>x</p>` }],
  html`<p>foot</p>`,
);
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const hash = (text: string) => createHash('sha256').update(text).digest('base64');

test('the embedded style and script are those of the files; npm run generate renews them', () => {
  const names = readdirSync(new URL('./style/', import.meta.url)).filter((name) => name.endsWith('.css'));
  const styles = names.map((name) => read(`./style/${name}`));
  assert.equal(scriptText, read('./page.js'));
  for (const style of styles) assert.equal(styleText.includes(style), true, style.slice(0, 60));
  assert.equal(styleText.length, styles.join('\n').length);
});

test('the policy lets nothing in but the style and the script, by their hashes', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  assert.equal(
    policy,
    `default-src 'none'; style-src 'sha256-${hash(style)}'; script-src 'sha256-${hash(script)}'; base-uri 'none'; form-action 'none'`,
  );
  assert.equal(page.indexOf('Content-Security-Policy') < page.indexOf('<style>'), true);
});

test('style and script name no address and end no element', () => {
  for (const text of [styleText, scriptText])
    assert.doesNotMatch(text, /https?:|url\(|@import|<\/|<!--|fetch\(|XMLHttp|import\(/i);
});

test('the title is text', () => {
  assert.match(page, /<title>a &lt;title&gt;<\/title>/);
});
