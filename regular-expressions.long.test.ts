import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findLiterals } from './fixtures/regular-expressions/find-literals.ts';
import { lintPattern } from './fixtures/regular-expressions/lint-pattern.ts';
import { findSlowText } from './fixtures/regular-expressions/measure-growth.ts';
import { dialectPoints } from './spec/dialect-points.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What meets texts of a deployment, of a file or of the command line. */
const parts = ['spec', 'mock', 'conformance', 'reports', 'cli'];

/** Files that make expressions out of texts, and what of. */
const made: Readonly<Record<string, string>> = {
  'conformance/fuzz/agent-placeholders.ts':
    'the ids of agents sign by sign, which repeat nothing but one escape a few times',
  'conformance/redact/needle-search.ts': 'the beginnings of secrets, which repeat nothing',
  'conformance/run/run-mark.ts': 'the mark of a run letter by letter, which repeats nothing',
  'conformance/reading/generated/validators.ts': 'the patterns of the schemas of runs and baselines',
  'mock/routing/intercepted-paths.ts': 'the paths of a dialect, whose parts end at slashes',
  'mock/fill-example.ts': 'the names of placeholders',
  'mock/loopback.ts': 'the addresses of this machine',
  'mock/msw/create-handlers.ts': 'the same paths, behind an origin',
  'reports/html/marked-line.ts': 'runs of one set of characters',
  'spec/visible-text.ts': 'one set of characters',
  'spec/dialect-points.ts': 'the choices of dialect points, which are measured here',
  'spec/generated/validators.ts': 'the patterns of the contract, in their linear forms',
};

interface Found {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourceFiles(path);
    return path.endsWith('.ts') && !/\.(?:test|live|d)\.ts$/.test(path) ? [path] : [];
  });
}

const files = parts
  .flatMap(sourceFiles)
  .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);

/** Every expression of the tree, once. */
function everyExpression(): readonly Found[] {
  const literals = files.flatMap(([path, text]) =>
    findLiterals(text).map(({ source, flags, line }) => ({ place: `${path}:${line}`, source, flags })),
  );
  const choices = dialectPoints.flatMap(({ id, choices }) =>
    'pattern' in choices ? [{ place: `dialect point ${id}`, source: choices.pattern, flags: 'u' }] : [],
  );
  const constructed = files.flatMap(([path, text]) =>
    [...text.matchAll(/new RegExp\(("(?:[^"\\]|\\.)*"), "([a-z]*)"\)/g)].map(
      ([, source = '""', flags = '']) => ({
        place: path,
        source: String(JSON.parse(source)),
        flags,
      }),
    ),
  );
  const all = [...literals, ...choices, ...constructed];
  return [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
}

const expressions = everyExpression();
const show = ({ place, source, flags }: Found) => `${place} /${source}/${flags}`;

test('every expression of the tree is found', () => {
  assert.ok(expressions.length > 200, `only ${expressions.length} were found`);
  for (const { source, flags } of expressions) assert.ok(new RegExp(source, flags));
  const literal = (text: string) => findLiterals(text).map(({ source, flags }) => `/${source}/${flags}`);
  assert.deepEqual(literal('const a = b / c / d; f(x) / 2 / y; i++ / 2;'), []);
  const mixed = ['// /a/', "/* /b/ */ '/c/'", '`/d/ $', '{x.replace(/e\\/[/]/g, `$', '{/f/}`)} /g/`'].join(
    '\n',
  );
  assert.deepEqual(literal(mixed.replaceAll('$\n', '$')), ['/e\\/[/]/g', '/f/']);
  assert.deepEqual(literal('return /a/.test(x) ? [/b/i, !/c/] : (/d/)'), ['/a/', '/b/i', '/c/', '/d/']);
});

test('no expression has a form that can be slower than linear', () => {
  const faulty = expressions.flatMap((one) =>
    lintPattern(one.source, one.flags).map((why) => `${show(one)}: ${why}`),
  );
  assert.deepEqual(faulty, []);
});

test('no expression is slower than linear on the worst of its alphabet', () => {
  const slow = expressions.flatMap((one) => {
    const found = findSlowText(one.source, one.flags);
    if (found === undefined) return [];
    const { head, pump, tail, factor, ms } = found;
    const text = JSON.stringify([head, pump, tail].map((part) => part.slice(0, 60)));
    return [
      `${show(one)} on ${text}: ${ms.toFixed()} ms, ${factor.toFixed(1)} times as long for twice the text`,
    ];
  });
  assert.deepEqual(slow, []);
});

test('expressions are made out of texts in few places, all of them known', () => {
  const making = files.filter(([, text]) => /new RegExp\(/.test(text)).map(([path]) => path);
  assert.deepEqual(
    making.filter((path) => !path.startsWith('spec/generate/')).sort(),
    Object.keys(made).sort(),
  );
});

const bad: readonly (readonly [source: string, flags?: string])[] = [
  [String.raw`\/+$`],
  [String.raw`\s*;\s*`],
  [String.raw`\s*\n\s*`, 'g'],
  [String.raw`\.?0+$`],
  ['^-+|-+$', 'g'],
  ['(a+)+$'],
  ['^(?:a|b+)*c'],
  ['[?#].*$'],
  [String.raw`^\d+\.?\d*$`],
  [String.raw`[0-9a-f]*\d[0-9a-f]{7,}`, 'gi'],
  [String.raw`(?:\/[\w.@-]+){2,}\.(?:py|ts)\b`],
  [String.raw`\n\s+at .+\(.+:\d+:\d+\)`],
  [String.raw`\bat [\w.<>$ ]+ \(\/`],
  [String.raw`"(?:[^"\\]|\\.)*"`],
  // The contract's own, which no code of ours runs.
  [String.raw`^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$`],
];

for (const [source, flags = ''] of bad) {
  test(`/${source}/${flags} would be found, by its form and by its time`, () => {
    assert.notDeepEqual(lintPattern(source, flags), []);
    const slow = findSlowText(source, flags);
    assert.ok(slow !== undefined && slow.factor > 2.8, JSON.stringify(slow));
  });
}

const good: readonly (readonly [source: string, flags?: string])[] = [
  [String.raw`^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$`],
  [String.raw`\{[^{}]*\}`, 'g'],
  ['[?#].*$', 's'],
  [String.raw`^[a-z]+(?:\|[a-z]+)+$`],
  ['[^a-z0-9]+', 'g'],
];

for (const [source, flags = ''] of good) {
  test(`/${source}/${flags} is let pass`, () => {
    assert.deepEqual(lintPattern(source, flags), []);
    assert.equal(findSlowText(source, flags), undefined);
  });
}
