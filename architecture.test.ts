import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Which part of the tree may import which others. The order is the direction in which data flows. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  spec: [],
  'fixtures/world': ['spec'],
  mock: ['spec', 'fixtures/world'],
  conformance: ['spec'],
  reports: ['spec', 'conformance/run', 'conformance/folding'],
  fixtures: ['spec', 'mock'],
  'fixtures/frameworks': ['spec', 'mock', 'conformance', 'fixtures'],
  'fixtures/in-memory': ['spec', 'mock', 'conformance', 'fixtures'],
  cli: ['spec', 'mock', 'conformance', 'reports', 'fixtures/world'],
  bench: ['spec', 'mock', 'conformance', 'fixtures'],
  docs: ['spec', 'mock', 'conformance/checks', 'cli', 'fixtures'],
  package: ['fixtures'],
};

/** The only files that touch network, disk, process or clock; all others of these parts also run in a browser. */
const edges: readonly string[] = [
  'spec/generate/',
  'spec/lint/',
  'mock/connect-mock.ts',
  'mock/forwarding/ask-evolution-service.ts',
  'mock/scenario/generate/',
  'mock/server/node-listener.ts',
  'mock/server/node-server.ts',
  'mock/server/port-holder.ts',
  'mock/server/read-page.ts',
  'mock/server/open-streams.ts',
  'mock/server/secure-scheme.ts',
  'mock/server/self-signed.ts',
  'mock/server/send-answer.ts',
  'mock/server/unreadable-request.ts',
  'mock/server/swagger-ui.ts',
  'mock/node-platform.ts',
  'mock/playwright/',
  'mock/start-mock.ts',
  'mock/vite/',
  'mock/worker/',
  'conformance/check-deployment.ts',
  'conformance/conduct-run.ts',
  'conformance/fuzz-deployment.ts',
  'conformance/compare/compare-deployments.ts',
  'conformance/conformance.ts',
  'conformance/evolution-service/open-evolution-service.ts',
  'conformance/learn-deployment.ts',
  'conformance/published/openapi-fault.ts',
  'conformance/read-kit.ts',
  'conformance/reading/generate/',
  'conformance/replay/replay-findings.ts',
  'conformance/restoring/keep-in-folder.ts',
  'conformance/restoring/lease.ts',
  'conformance/restoring/make-folder.ts',
  'conformance/restoring/process-identity.ts',
  'conformance/restoring/recovery-folder.ts',
  'conformance/restore-kept.ts',
  'conformance/restoring/state-folder.ts',
  'conformance/second-opinion/prism/',
  'conformance/send/content-encoding.ts',
  'conformance/send/exchange-once.ts',
  'conformance/send/pooled-connection.ts',
  'conformance/send/raw/exchange-raw.ts',
  'conformance/send/route.ts',
  'conformance/send/stream-pieces.ts',
];
const pureParts = ['spec', 'fixtures/world', 'mock', 'conformance', 'reports'];
const outsideWorld = /^(?:node:|undici$|@apidevtools\/|@stoplight\/|commander$|yaml$)/;

interface Import {
  readonly file: string;
  readonly target: string;
}

const partOf = (file: string): string =>
  Object.keys(mayImport)
    .filter((part) => file.startsWith(`${part}/`))
    .sort((left, right) => right.length - left.length)[0] ?? '';

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourceFiles(path);
    return /\.tsx?$/.test(path) && !/\.(?:test|live|d)\.ts$/.test(path) ? [path] : [];
  });
}

function importsOf(file: string, text: string): readonly Import[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g,
  );
  const bare = text.matchAll(/(?:^|\n)import\s*['"]([^'"]+)['"]/g);
  return [...found, ...bare].map((match) => ({ file, target: match[1] ?? match[2] ?? '' }));
}

/** Why an import breaks the arrows, or undefined where it keeps them. */
function judgeImport({ file, target }: Import): string | undefined {
  const part = partOf(file);
  if (!target.startsWith('.')) {
    const isEdge = !pureParts.includes(part) || edges.some((edge) => file.startsWith(edge));
    return outsideWorld.test(target) && !isEdge ? `${file} is no edge and imports ${target}` : undefined;
  }
  const imported = normalize(join(dirname(file), target));
  const allowed = mayImport[part] ?? [];
  const inside = partOf(imported) === part || allowed.some((one) => imported.startsWith(`${one}`));
  return inside ? undefined : `${part} may not import ${imported} (in ${file})`;
}

test('every import follows the arrows', () => {
  const files = Object.keys(mayImport)
    .filter((part) => !part.includes('/'))
    .flatMap(sourceFiles);
  assert.ok(files.length > 20, `only ${files.length} source files were found`);
  const imports = files.flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
  assert.ok(imports.length > files.length / 2, `only ${imports.length} imports were found`);
  assert.deepEqual(
    imports.flatMap((one) => judgeImport(one) ?? []),
    [],
  );
});

const deliberate: readonly (readonly [file: string, line: string])[] = [
  ['spec/fields.ts', "import { serve } from '../mock/serve.ts';"],
  ['conformance/oracle/expect.ts', "import type {\n  World,\n} from '../../mock/world.ts';"],
  ['conformance/send.ts', "import { renderHtml } from '../reports/html.ts';"],
  ['reports/html.ts', "import { oracle } from '../conformance/oracle.ts';"],
  ['mock/core.ts', "export { check } from '../conformance/check.ts';"],
  ['fixtures/world/agents.ts', "import { x } from '../../mock/core.ts';"],
  ['spec/json-parse.ts', "import { readFileSync } from 'node:fs';"],
  ['mock/core.ts', "const undici = await import('undici');"],
];

for (const [file, line] of deliberate) {
  test(`a wrong import fails: ${line.replaceAll('\n', ' ')} in ${file}`, () => {
    const [found] = importsOf(file, line);
    assert.ok(found !== undefined);
    assert.notEqual(judgeImport(found), undefined);
  });
}

test('a right import passes', () => {
  assert.equal(judgeImport({ file: 'mock/core.ts', target: '../spec/fields.ts' }), undefined);
  assert.equal(judgeImport({ file: 'cli/main.ts', target: 'commander' }), undefined);
});

/** Inside a part, a folder may import those that stand before it: so there are no circles, and the order tells the story. */
const orders: Readonly<Record<string, readonly string[]>> = {
  mock: [
    ...[
      'routing',
      'validate',
      'agent',
      'state',
      'errors',
      'body',
      'forwarding',
      'operations',
      'scenario',
      'kit',
    ],
    'server',
    ...['msw', 'vite', 'playwright', 'worker', 'page'],
  ],
  conformance: [
    ...[
      'run',
      'redact',
      'folding',
      'reading',
      'oracle',
      'observe',
      'generate',
      'systematic',
      'send',
      'published',
    ],
    ...[
      'evolution-service',
      'restoring',
      'moves',
      'target',
      'scenario',
      'shard',
      'record',
      'learn',
      'checks',
    ],
    ...[
      'phases',
      'shrinking',
      'verdict',
      'replay',
      'baseline',
      'second-opinion',
      'runner',
      'compare',
      'fuzz',
    ],
  ],
  cli: [
    ...['terminal', 'files', 'options', 'config'],
    ...['spec', 'restore', 'mock', 'worker', 'replay', 'check', 'report', 'compare', 'learn', 'fuzz'],
  ],
};

/** The folder of a part that a file is in; undefined for one at its root. */
const folderOf = (file: string) => (file.split('/').length > 2 ? file.split('/')[1] : undefined);

/** Why an import goes against the order of the folders of its part, or undefined where it does not. */
function judgeOrder({ file, target }: Import): string | undefined {
  const [part = ''] = file.split('/');
  const imported = normalize(join(dirname(file), target));
  const [own, other] = [folderOf(file), folderOf(imported)];
  const order = orders[part];
  if (order === undefined || !target.startsWith('.') || !imported.startsWith(`${part}/`)) return undefined;
  if (own === undefined || other === undefined || own === other) return undefined;
  return order.indexOf(other) < order.indexOf(own) ? undefined : `${file} imports ${imported}`;
}

/** Circles of imports between files, types included: each as the files on its way. */
function findCircles(imports: readonly Import[]): readonly string[] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports)
    if (target.startsWith('.'))
      targets.set(file, [...(targets.get(file) ?? []), normalize(join(dirname(file), target))]);
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    const found = (targets.get(file) ?? []).flatMap((target) => visit(target, [...way, file]));
    done.add(file);
    return found;
  };
  return [...targets.keys()].flatMap((file) => visit(file, []));
}

function importsOfParts(parts: readonly string[]): readonly Import[] {
  const files = parts.flatMap(sourceFiles);
  return files.flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
}

test('inside a part every import follows the order of its folders', () => {
  for (const [part, order] of Object.entries(orders)) {
    const folders = readdirSync(join(root, part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && sourceFiles(join(part, entry.name)).length > 0)
      .map(({ name }) => name);
    assert.deepEqual([...order].sort(), folders.sort(), `the folders of ${part}`);
    const imports = importsOfParts([part]);
    assert.ok(imports.length > 100, `only ${imports.length} imports were found in ${part}`);
    assert.deepEqual(
      imports.flatMap((one) => judgeOrder(one) ?? []),
      [],
    );
  }
});

test('an import against the order fails', () => {
  for (const [file, target] of [
    ['conformance/oracle/understand.ts', '../runner/judging.ts'],
    ['conformance/checks/check.ts', '../phases/tally.ts'],
    ['mock/state/world.ts', '../kit/bucket.ts'],
    ['cli/terminal/paint.ts', '../check/command.ts'],
  ] as const)
    assert.notEqual(judgeOrder({ file, target }), undefined, file);
});

test('no files import each other in a circle', () => {
  const imports = importsOfParts(['spec', 'mock', 'conformance', 'reports', 'cli']);
  assert.ok(imports.length > 2000, `only ${imports.length} imports were found`);
  assert.deepEqual(findCircles(imports), []);
  const circle = [
    { file: 'a/one.ts', target: './two.ts' },
    { file: 'a/two.ts', target: './one.ts' },
  ];
  assert.deepEqual(findCircles(circle), ['a/one.ts → a/two.ts → a/one.ts']);
});

/** Every module that a file comes to load, by its own imports and those of what it imports; lazy ones too, if told. */
function modulesFrom(file: string, isLazyToo: boolean, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^(?:import|export) type [^;]*;$/gm, '');
  const pattern = isLazyToo ? /(?:from |import\()'([^'\s]+)'/g : /from '([^'\s]+)'/g;
  for (const [, target = ''] of text.matchAll(pattern)) {
    if (target.startsWith('.')) modulesFrom(normalize(join(dirname(file), target)), isLazyToo, seen);
    else seen.add(target);
  }
  return seen;
}

test('the page is no part of what the mock loads', () => {
  const modules = [
    ...modulesFrom('cli/mock/command.ts', true),
    ...modulesFrom('mock/fetch-handler.ts', true),
  ];
  assert.ok(modules.includes('mock/server/read-page.ts'));
  assert.deepEqual(
    modules.filter((name) => name.startsWith('mock/page/')),
    [],
  );
});

const packagesIn = (modules: ReadonlySet<string>) =>
  [...modules].filter((name) => !/\.ts$|^node:/.test(name));

test('the mock loads no package at all, at no time', () => {
  const modules = modulesFrom('cli/mock/command.ts', true);
  assert.ok(modules.has('mock/answer.ts'));
  assert.deepEqual(packagesIn(modules), []);
});

test('the mock starts without the validators, which are large', () => {
  assert.ok(!modulesFrom('cli/mock/command.ts', false).has('spec/generated/validators.ts'));
  assert.ok(modulesFrom('cli/mock/command.ts', true).has('spec/generated/validators.ts'));
});

test('help loads commander and the declarations of commands alone', () => {
  const modules = modulesFrom('cli/main.ts', false);
  assert.deepEqual(packagesIn(modules), ['commander']);
  assert.ok(
    [...modules].every((name) => /^cli\/|^commander$/.test(name)),
    [...modules].join(),
  );
});

test('nothing that a replay loads leads to fast-check', () => {
  const modules = modulesFrom('conformance/replay/replay-findings.ts', false);
  assert.ok(modules.size > 40, `only ${modules.size} modules`);
  assert.ok(!modules.has('fast-check'));
  assert.ok(modulesFrom('conformance/check-deployment.ts', false).has('fast-check'), 'it would be seen');
});
