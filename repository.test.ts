import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const isOurs = ({ name }: Dirent) =>
  !['node_modules', '.git', '.venv', '.adapters', '.frameworks', 'latest'].includes(name) &&
  !name.startsWith('dist');

/** Every file of the repository below a folder, by its path. */
const filesUnder = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(isOurs)
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(path) : [path];
    });

test('package-lock.json names no registry', () => {
  const locks = ['', 'fixtures/frameworks/express/', 'fixtures/frameworks/fastify/'];
  for (const folder of locks) assert.doesNotMatch(read(`${folder}package-lock.json`), /"resolved"/, folder);
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

test('every file and folder that ARCHITECTURE.md names is there', () => {
  const files = filesUnder('');
  // Each part of each path, with and without what follows the first point of its name.
  const known = new Set(
    files.flatMap((file) => {
      const names = file.split('/');
      const parts = names.flatMap((_, from) =>
        names.slice(from).map((__, length) => names.slice(from, from + length + 1).join('/')),
      );
      return [...parts, ...parts.map((part) => part.replace(/(?<=\w)\..*$/, ''))];
    }),
  );
  const words = [...read('ARCHITECTURE.md').matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  // A name of a file has a hyphen, or a slash that is not its first letter; `json-*` are several.
  const named = words.filter((word) => /^[\w.][\w./-]*[-/][\w./-]*$/.test(word));
  assert.ok(named.length > 50, `${named.length} names`);
  assert.deepEqual(
    named.filter((word) => !known.has(word.replace(/\/$/, ''))),
    [],
  );
});

/** Sections that a comment cites: `(3.1, 3.2)`, `(2.5 and 7: …)`. A number alone is an argument as often. */
const citedIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\s*(?:\/?\*\*?|\/\/).*$/gm)].flatMap(([comment]) =>
    [...comment.matchAll(/\(((?:[1-9](?:\.[1-9])?(?:, | and )?)+)[):;]/g)].flatMap(([, list = '']) =>
      list.includes('.') ? list.split(/, | and /) : [],
    ),
  );

test('what is cited is read from comments', () => {
  assert.deepEqual(citedIn('/** Shows no moves (3.1, 3.4). */\nroundTo(0.1, 2.1);'), ['3.1', '3.4']);
});

test('every section of the contract that a comment cites is there', () => {
  const sections = new Set(
    [...read('spec/clauses.yaml').matchAll(/section: '([^']+)'/g)].map(([, id]) => id),
  );
  const sources = filesUnder('').filter((file) => /^(?:spec|mock|conformance)\/.*\.ts$/.test(file));
  const cited = sources.flatMap((file) => citedIn(read(file)).map((section) => ({ file, section })));
  assert.ok(cited.length > 50, `${cited.length} citations`);
  assert.deepEqual(
    cited.filter(({ section }) => !sections.has(section)),
    [],
  );
});
