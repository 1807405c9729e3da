import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('package-lock.json names no registry', () => {
  assert.doesNotMatch(read('package-lock.json'), /"resolved"/);
});

test('the README and .ci/run have the same test command', () => {
  assert.match(read('README.md'), /^npm ci && npm test\b/m);
  assert.match(read('.ci/run'), /^npm ci && npm test$/m);
});

test('a test run that finds no test fails', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, '.ci/run-tests.mjs'), 'no-such-test'], {
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, /no test file found for: no-such-test/);
});

test('every dependency stands in ARCHITECTURE.md', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const architecture = read('ARCHITECTURE.md');
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    if (name === '@types/node' || name === 'typescript') continue;
    const word = name === '@biomejs/biome' ? 'Biome' : name;
    assert.ok(architecture.includes(word), `${name} is not argued for`);
  }
});

/** The paths of what would be published. */
function packedPaths(): ReadonlySet<string> {
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const [{ files }]: [{ files: { path: string }[] }] = JSON.parse(packed);
  return new Set(files.map((file) => file.path));
}

test('code of others that stands in the published files comes with its licence', () => {
  const paths = packedPaths();
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
  const paths = packedPaths();
  const targets: string[] = [];
  JSON.stringify(JSON.parse(read('package.json')).exports, (_, value) => {
    if (typeof value === 'string') targets.push(value.replace('./', ''));
    return value;
  });
  assert.ok(targets.length > 4);
  for (const target of targets) assert.ok(paths.has(target), `${target} is exported and not published`);
  assert.ok(![...paths].some((path) => path.includes('.test.')));
});
