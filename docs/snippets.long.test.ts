// Starts processes by child_process, so that it runs in one of its own.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { lexer, walkTokens } from 'marked';
import { type Deployments, openDeployments } from './snippets/deployments.ts';
import { readFences } from './snippets/fence.ts';
import { openPageShell } from './snippets/page-shell.ts';
import { fencesOf, pages, readPage, root } from './snippets/pages.ts';
import { writeStandIns } from './snippets/stand-ins.ts';
import { tryPage } from './snippets/try-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-docs-'));
const standIns = join(folder, 'bin');
let deployments: Deployments;

before(async () => {
  writeStandIns(standIns);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules/agent-console-kit'));
  symlinkSync(join(root, 'node_modules/msw'), join(folder, 'node_modules/msw'));
  deployments = await openDeployments();
});
after(async () => {
  await deployments.close();
  rmSync(folder, { recursive: true, force: true });
});

const withSnippets = pages.filter((page) => fencesOf(page).length > 0);

for (const page of withSnippets) {
  test(`the snippets of ${page} hold`, async () => {
    const shell = openPageShell(join(folder, page.replaceAll('/', '-')), standIns);
    try {
      await tryPage(fencesOf(page), shell, deployments.real);
    } finally {
      await shell.close();
    }
  });
}

test('no code of a page is left out', () => {
  for (const page of pages) {
    let seen = 0;
    walkTokens(lexer(readPage(page)), (token) => {
      if (token.type === 'code') seen += 1;
    });
    assert.equal(fencesOf(page).length, seen, `${page}: code that is indented, or fenced otherwise`);
  }
});

test('there are as many snippets as there should be', () => {
  const all = pages.flatMap(fencesOf);
  const least = { sh: 30, json: 8, ts: 8, yaml: 3, js: 2, text: 4 };
  for (const [language, count] of Object.entries(least)) {
    const found = all.filter((fence) => fence.language === language).length;
    assert.ok(found >= count, `only ${found} snippets of ${language}`);
  }
});

const wrong: readonly (readonly [page: string, why: RegExp])[] = [
  ['```sh\nexit 4\n```\n', /ended with 4/],
  ['```sh exit=1\ntrue\n```\n', /ended with 0/],
  ['```sh\nnpx agent-console-kit check --sead 7\n```\n', /ended with 2/],
  ['```sh\nnpm run no-such-script\n```\n', /there is no run no-such-script/],
  ['```sh\necho one\n```\n```text output\ntwo\n```\n', /not what was printed/],
  ['```sh parsed\nnpx agent-console-kit check --sead 7\n```\n', /no option --sead/],
  ['```text\nanything\n```\n', /held as/],
  ['```json\n{}\n```\n', /neither schema nor file/],
  ['```json schema=dialect\n{ "base": "none" }\n```\n', /base/],
  ['```json file=x.json\n{}\n```\n', /no later command reads/],
  ['```yaml\nrun: npx agent-console-kit chekc\n```\n', /no command chekc/],
  ['```js\nthrow new Error("no")\n```\n', /Error: no/],
  ['```js node=999\nlet x = 1;\n```\n', /runs on Node/],
  ['```python\npass\n```\n', /nobody holds/],
];

for (const [index, [page, why]] of wrong.entries()) {
  test(`a wrong snippet fails: ${JSON.stringify(page)}`, async () => {
    const shell = openPageShell(join(folder, `wrong-${index}`), standIns);
    await assert.rejects(tryPage(readFences('wrong.md', page), shell, deployments.real), why);
  });
}
