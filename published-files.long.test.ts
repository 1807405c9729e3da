import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const [{ files }]: [{ files: { path: string }[] }] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8' }),
);
/** The paths of what would be published. */
const paths: ReadonlySet<string> = new Set(files.map((file) => file.path));

test('code of others that stands in the published files comes with its licence', () => {
  assert.ok(paths.has('LICENSE'));
  assert.ok(paths.has('dist/THIRD-PARTY-LICENCES.txt'));
  const licences = read('dist/THIRD-PARTY-LICENCES.txt');
  for (const name of ['ajv', 'ajv-formats', 'commander']) {
    const { version } = JSON.parse(read(`node_modules/${name}/package.json`));
    assert.ok(licences.includes(`${name} ${version} (MIT)\n`), name);
    assert.ok(licences.includes(read(`node_modules/${name}/LICENSE`).trim()), name);
  }
});

test('what is published holds every exported file', () => {
  const targets: string[] = [];
  JSON.stringify(JSON.parse(read('package.json')).exports, (_, value) => {
    if (typeof value === 'string') targets.push(value.replace('./', ''));
    return value;
  });
  assert.ok(targets.length > 4);
  for (const target of targets) assert.ok(paths.has(target), `${target} is exported and not published`);
  // The examples have tests of their own, which are there to be copied.
  const isTest = (path: string) => path.includes('.test.') && !path.startsWith('examples/');
  assert.deepEqual([...paths].filter(isTest), []);
});

test('a start reads a small file first: each command has its own', () => {
  const bytes = Buffer.byteLength(read('dist/cli/main.cjs'));
  assert.ok(bytes < 120_000, `${bytes} bytes`);
});

test('the page adds less than 200 KB to the package', () => {
  assert.ok(paths.has('dist/mock/page.html'));
  const bytes = Buffer.byteLength(read('dist/mock/page.html'));
  assert.ok(bytes > 10_000 && bytes < 200_000, `${bytes} bytes`);
});
