// Needs npm's registry: what a newcomer does, to the letter of docs/first-test.md, with the packed package.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readFences } from '../docs/snippets/fence.ts';
import { type Ended, runToEnd } from './run-to-end.ts';
import { packOnce, root } from './tarball.ts';

test('docs/first-test.md leads from an empty folder to a red and a green test', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-newcomer-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const tarball = await packOnce();
  const began = performance.now();
  const runs: Ended[] = [];
  for (const { language, words, text } of readFences(
    'first-test.md',
    readFileSync(join(root, 'docs/first-test.md'), 'utf8'),
  )) {
    const name = words.get('file');
    if (name !== undefined) writeFileSync(join(folder, name), text);
    if (language !== 'sh') continue;
    // The one thing that is not to the letter: the package is not published yet.
    const script = text.replace(/(?<=npm i -D )agent-console-kit$/m, tarball);
    const ended = await runToEnd('sh', ['-c', script], { cwd: folder });
    assert.equal(ended.code, Number(words.get('exit') ?? 0), script + ended.stdout + ended.stderr);
    runs.push(ended);
  }
  const [, red, green] = runs.map(({ stdout }) => stdout);
  assert.match(red ?? '', /^# pass 1\n# fail 1$/m);
  assert.match(red ?? '', /'Billing helper'/);
  assert.match(green ?? '', /^# pass 2\n# fail 0$/m);
  context.diagnostic(`${((performance.now() - began) / 1000).toFixed(0)} s, but for the reading`);
});
