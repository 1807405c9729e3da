import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transform } from 'esbuild';
import { placeOf } from './fence.ts';
import { fencesOf, pages } from './pages.ts';

/** What `vite build` of Vite 5 and 6 builds for by default: no top-level await. */
const target = ['es2020', 'edge88', 'firefox78', 'chrome87', 'safari14'];

/** The esbuild of those versions knows how browsers of then destructure; this one is stricter. */
const supported = { destructuring: true };

const build = (text: string) =>
  transform(text, { loader: 'ts', format: 'esm', target, supported, logLevel: 'silent' });

test('what pages give for an app on Vite is built for the browsers of any version of it', async () => {
  const fences = pages.flatMap(fencesOf).filter(({ words }) => words.get('tool') === 'vite');
  assert.ok(fences.length > 2);
  for (const fence of fences) await assert.doesNotReject(build(fence.text), placeOf(fence));
});

test('so are the lines that the command worker prints', async () => {
  const [printed] = fencesOf('docs/worker.md').filter(({ language }) => language === 'text');
  const code = printed?.text.slice(printed.text.indexOf('import ')) ?? '';
  assert.match(code, /startWorker\(\)/);
  await build(code);
});

test('what is not built for them would be seen', () => assert.rejects(build('await 1;'), /Top-level await/));
