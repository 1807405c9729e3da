import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What an app carries, of the package as it is built: each of them has all of the mock in it, but the last. */
const most = 62_000;

/** The package as a bundler of an app takes it. */
async function bundle(line: string) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: line, resolveDir: root, sourcefile: 'app.js' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    external: ['msw'],
    outfile: 'app.js',
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  const bytes = Object.values(metafile.inputs).flatMap(({ imports }) => imports);
  return {
    text: file?.text ?? '',
    size: gzipSync(file?.contents ?? '', { level: 9 }).length,
    outside: [...new Set(bytes.filter(({ external }) => external).map(({ path }) => path))],
  };
}

/** Words that only the judge has. */
const ofTheJudge = /agents are left as they were|concurrent-updates-lose-nothing|fast-check/;

const adapters: readonly (readonly [
  name: string,
  line: string,
  outside: readonly string[],
  least: number,
])[] = [
  ['fetch', "export { createFetchHandler } from 'agent-console-kit/fetch';", [], 40_000],
  ['msw', "export { createHandlers } from 'agent-console-kit/msw';", ['msw'], 40_000],
  ['worker', "export { startWorker } from 'agent-console-kit/worker';", [], 500],
];

for (const [name, line, outside, least] of adapters)
  test(`the bundle of ${name} has nothing of node and of the judge, and is small`, async () => {
    const made = await bundle(line);
    assert.deepEqual(made.outside, outside);
    assert.doesNotMatch(made.text, ofTheJudge);
    assert.ok(made.size <= most, `${made.size} bytes`);
    assert.ok(made.size >= least, `${made.size} bytes: it is not all of it`);
  });

test('the program of the service worker is as small, and has nothing of the judge', () => {
  const text = readFileSync(`${root}dist/mock/service-worker.js`, 'utf8');
  const size = gzipSync(text, { level: 9 }).length;
  assert.ok(size <= most && size >= 40_000, `${size} bytes`);
  assert.doesNotMatch(text, ofTheJudge);
  assert.doesNotMatch(text, /["'`]node:/);
});

test('what is of node, and what is of the judge, would be seen', async () => {
  await assert.rejects(bundle("export { startMock } from 'agent-console-kit/mock';"), /node:http/);
  const text = readFileSync(`${root}conformance/checks/concurrent-updates-lose-nothing/check.ts`, 'utf8');
  assert.match(text, ofTheJudge);
});
