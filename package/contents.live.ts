// Needs npm's registry: the packed package, installed as people install it.
import assert from 'node:assert/strict';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { lexer, walkTokens } from 'marked';
import { runToEnd } from './run-to-end.ts';
import { install, manifest, packOnce } from './tarball.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-package-'));
const installed = join(folder, 'node_modules');
const own = join(installed, manifest.name);
/** They bring 60 packages, which the kit itself has no use for. */
const judges = { publint: '0.3.25', '@arethetypeswrong/cli': '0.18.5' };
const judging = mkdtempSync(join(tmpdir(), 'agent-console-kit-judges-'));
let tarball = '';

const filesUnder = (place: string): readonly string[] =>
  readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

before(async () => {
  tarball = await packOnce();
  await Promise.all([install(folder, { [manifest.name]: tarball }), install(judging, judges)]);
});
after(() => {
  for (const one of [folder, judging]) rmSync(one, { recursive: true, force: true });
});

test('it installs as at most 20 packages of at most 12 MB together', (context) => {
  const packages = readdirSync(installed, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap(({ name }) => (name.startsWith('@') ? readdirSync(join(installed, name)) : [name]));
  // As `du --apparent-size` counts them: folders too.
  const all = readdirSync(installed, { withFileTypes: true, recursive: true });
  const bytes = all.reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0);
  assert.ok(packages.includes(manifest.name));
  assert.ok(packages.length <= 20, `${packages.length} packages: ${packages.join(' ')}`);
  assert.ok(bytes <= 12e6, `${bytes} bytes`);
  context.diagnostic(`${packages.length} packages, ${bytes} bytes`);
});

test('nothing runs at installation', () => {
  for (const file of filesUnder(installed).filter((one) =>
    /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(one),
  )) {
    const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
    const atInstallation = Object.keys(scripts).filter((name) => /^(?:pre|post)?install$/.test(name));
    assert.deepEqual(atInstallation, [], file);
  }
});

/** The packages that a file of code imports or requires, as esbuild writes it. */
function packagesOf(code: string): readonly string[] {
  const found = code.matchAll(
    /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\()["']((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]*)?["']/g,
  );
  return [...found].flatMap(([, name = '']) => (name.startsWith('.') ? [] : [name]));
}

test('every package that it depends on is loaded by its code, and every package that is loaded comes with it', () => {
  const code = filesUnder(join(own, 'dist')).filter((file) => /\.c?js$/.test(file));
  const loaded = new Set(code.flatMap((file) => packagesOf(readFileSync(file, 'utf8'))));
  // What it tells people to import.
  loaded.delete(manifest.name);
  const needed = [...loaded].filter(
    (name) => existsSync(join(installed, name)) || name in manifest.dependencies,
  );
  assert.deepEqual(needed.sort(), Object.keys(manifest.dependencies).sort());
  const known = new Set([
    ...builtinModules,
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.peerDependencies),
  ]);
  assert.deepEqual(
    [...loaded].filter((name) => !known.has(name) && !name.startsWith('node:')),
    [],
  );
});

test('every declaration that is published is reached from an export', () => {
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/['"](\.[^'"]*)\.js['"]/g))
      reach(join(dirname(file), `${path}.d.ts`));
  };
  for (const target of Object.values(manifest.exports))
    if (typeof target !== 'string') reach(join(own, target.types));
  const published = filesUnder(own).filter((file) => file.endsWith('.d.ts'));
  assert.ok(published.length > 100);
  assert.deepEqual(
    published.filter((file) => !reached.has(file)).map((file) => relative(own, file)),
    [],
  );
});

/** Where the links and images of a page lead, but for those to other hosts and within the page. */
function linksOf(page: string): readonly string[] {
  const links: string[] = [];
  walkTokens(lexer(readFileSync(page, 'utf8')), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(String(token['href']));
  });
  return links.filter((link) => !/^(?:https?:|#)/.test(link));
}

test('every link of every page that is installed leads to a file that is installed', () => {
  const pages = filesUnder(own).filter((file) => file.endsWith('.md'));
  const links = pages.flatMap((page) => linksOf(page).map((link) => [page, link] as const));
  assert.ok(links.length > 100, `${links.length} links in ${pages.length} pages`);
  assert.deepEqual(
    links
      .filter(([page, link]) => !existsSync(join(dirname(page), link.replace(/#.*$/, ''))))
      .map(([page, link]) => `${relative(own, page)}: ${link}`),
    [],
  );
});

test('publint finds nothing to say', async () => {
  const program = join(judging, 'node_modules/publint/src/cli.js');
  const { code, stdout, stderr } = await runToEnd(process.execPath, [program, '--strict', own], {
    cwd: judging,
  });
  assert.match(stdout, /All good!/, stdout + stderr);
  assert.equal(code, 0);
});

test('are the types wrong? No, for ES modules', async () => {
  const program = join(judging, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  // Text for people, which nobody imports.
  const asText = ['--exclude-entrypoints', 'openapi.yaml'];
  const words = [program, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', ...asText];
  const { code, stdout, stderr } = await runToEnd(process.execPath, words, { cwd: judging });
  assert.equal(code, 0, stdout + stderr);
});
