import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { lexer, type Token, walkTokens } from 'marked';
import * as arbitraries from '../conformance/generate/arbitraries.ts';
import { profiles } from '../conformance/phases/profiles.ts';
import { allCommands } from './generate/commands.ts';
import { pages, readPage, root } from './snippets/pages.ts';

const { version, exports } = JSON.parse(readPage('package.json'));
const others = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'examples/ci/README.md',
  'examples/node-test/README.md',
  'examples/react-console/README.md',
];

function tokensOf(page: string): readonly Token[] {
  const tokens: Token[] = [];
  walkTokens(lexer(readPage(page)), (token) => {
    tokens.push(token);
  });
  return tokens;
}

/** As GitHub names the place of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (page: string) =>
  tokensOf(page).flatMap((token) => (token.type === 'heading' ? [anchorOf(String(token['text']))] : []));

const linksOf = (page: string) =>
  tokensOf(page).flatMap((token) => (token.type === 'link' ? [String(token['href'])] : []));

/** Why a link of a page leads nowhere; undefined where it leads somewhere, or out of the repository. */
function faultOfLink(page: string, link: string): string | undefined {
  if (/^https?:/.test(link)) return undefined;
  const [path = '', anchor] = link.split('#', 2);
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(root, target))) return `${page}: there is no ${link}`;
  return anchor === undefined || anchorsOf(target).includes(anchor)
    ? undefined
    : `${page}: there is no heading ${link}`;
}

test('every link leads somewhere', () => {
  const links = [...pages, ...others].flatMap((page) => linksOf(page).map((link) => [page, link] as const));
  assert.ok(links.length > 100, `only ${links.length} links`);
  assert.deepEqual(
    links.flatMap(([page, link]) => faultOfLink(page, link) ?? []),
    [],
  );
});

test('a link that leads nowhere is told', () => {
  assert.match(faultOfLink('README.md', 'docs/no-such-page.md') ?? '', /there is no docs/);
  assert.match(faultOfLink('docs/mock.md', 'check.md#no-such-heading') ?? '', /no heading/);
});

test('every page is on the map of the README', () => {
  const linked = new Set(linksOf('README.md'));
  assert.deepEqual(
    pages.filter((page) => page !== 'README.md' && !linked.has(page)),
    [],
  );
});

test('every command has a page', () => {
  for (const { name } of allCommands()) {
    const page = `docs/${name.split(' ')[0]}.md`;
    assert.ok(pages.includes(page), `${name} has no ${page}`);
    assert.ok(readPage(page).includes(name), `${page} does not name ${name}`);
  }
});

test('the README is short', () => {
  const lines = readPage('README.md').split('\n').length;
  assert.ok(lines <= 160, `${lines} lines: what is not for all three readers goes to docs/`);
});

test('every version that a page names is this one', () => {
  const named = pages.flatMap((page) => [...readPage(page).matchAll(/agent-console-kit@v?(\d[\d.]*\d)/g)]);
  assert.ok(named.length > 2, `only ${named.length} versions`);
  for (const [text, one] of named) assert.equal(one, version, text);
});

test('in-code.md names everything that the package exports', () => {
  const page = readPage('docs/in-code.md');
  const names = Object.keys(exports).map((name) => name.replace('.', 'agent-console-kit'));
  assert.deepEqual(
    names.filter((name) => !page.includes(`\`${name}\``)),
    [],
  );
});

test('arbitraries.md names everything that its module exports', () => {
  const page = readPage('docs/arbitraries.md');
  const names = Object.keys(arbitraries);
  assert.ok(names.length > 20);
  assert.deepEqual(
    names.filter((name) => !new RegExp(`\`${name}\\b`).test(page)),
    [],
  );
});

test('check.md has the figures of the profiles', () => {
  const page = readPage('docs/check.md');
  for (const [name, { cases, genomes }] of Object.entries(profiles)) {
    const row = `| ${cases.toLocaleString('en')} | ${genomes.toLocaleString('en')} |`;
    assert.ok(
      page.split('\n').some((line) => line.includes(`--profile ${name}`) && line.endsWith(row)),
      `${name}: ${row}`,
    );
  }
});
