import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runProgram } from '../../fixtures/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-worker-command-'));
after(() => rmSync(folder, { recursive: true }));
const run = (...words: readonly string[]) => runProgram(['worker', ...words], { cwd: folder });

test('the file is written, and the lines that start it are printed', async () => {
  const { code, stdout, stderr } = await run('.');
  assert.deepEqual([code, stderr], [0, '']);
  assert.match(stdout, /^agent-console-kit-worker\.js was written\./);
  assert.match(stdout, /startWorker\(\)\.then\(/);
  const text = readFileSync(join(folder, 'agent-console-kit-worker.js'), 'utf8');
  assert.match(text, /^\/\/ agent-console-kit \d+\.\d+\.\d+: /);
  assert.match(text, /addEventListener\("fetch"/);
});

test('wrong input is one line and exit code 2, and nothing is written', async () => {
  writeFileSync(join(folder, 'wrong.json'), '{"agents":[{}]}');
  const before = readdirSync(folder);
  for (const [words, line] of [
    [['no-such-folder'], /folder no-such-folder: there is no such folder\. /],
    [['wrong.json'], /folder wrong\.json: there is no such folder\. /],
    [['.', '--state', 'wrong.json'], /state wrong\.json, agents\[0\]\.id: /],
    [['.', '--scenario', 'slwo'], /scenario slwo: .*slow/],
    [['.', '--dialect', 'fstapi'], /fstapi.*fastapi/],
    [['.', '--seed', 'x'], /--seed x: /],
    [[], /folder/],
  ] as const) {
    const { code, stdout, stderr } = await run(...words);
    assert.deepEqual([code, stdout], [2, ''], stderr);
    assert.match(stderr, line);
    assert.equal(stderr.trim().split('\n').length, 1, stderr);
  }
  assert.deepEqual(readdirSync(folder), before);
});
