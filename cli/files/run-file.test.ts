import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { endingOf } from '../terminal/error-line.ts';
import { readRunFiles } from './run-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-run-file-'));
after(() => rmSync(folder, { recursive: true }));

const fixture = fileURLToPath(new URL('../../fixtures/runs/everything.json', import.meta.url));
const text = readFileSync(fixture, 'utf8');

function write(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** The one line and the exit code with which a file is refused. */
function refusalOf(file: string): string {
  try {
    readRunFiles([file]);
  } catch (error) {
    const { line, exitCode } = endingOf(error);
    assert.equal(exitCode, 2);
    assert.doesNotMatch(line, /\n/);
    assert.ok(line.includes(file), line);
    return line;
  }
  return assert.fail(`${file} was taken`);
}

const changed = (change: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ ...JSON.parse(text), ...change });

test('a run is read as it was written, with a byte order mark too', () => {
  const [plain, marked] = readRunFiles([fixture, write('marked.json', `\ufeff${text}`)]);
  assert.deepEqual(plain?.run, JSON.parse(text));
  assert.deepEqual(marked?.run, plain?.run);
});

test('a file that is not there is refused', () => {
  assert.match(refusalOf(join(folder, 'none.json')), /there is no such file/);
});

test('a file that is cut off anywhere is refused', () => {
  for (const share of [0.01, 0.2, 0.5, 0.9, 0.999]) {
    const file = write('cut.json', text.slice(0, Math.floor(text.length * share)).trimEnd());
    assert.match(refusalOf(file), /it is incomplete|it is not JSON/);
  }
  assert.match(refusalOf(write('empty.json', '')), /it is empty/);
});

const damaged: readonly (readonly [name: string, content: string, why: RegExp])[] = [
  ['text', 'hello', /it is not JSON \(line 1, column 1: /],
  ['a fault inside', text.replace('"seed": 42', '"seed": 4x2'), /it is not JSON \(line \d+, column \d+: /],
  ['a list', '[]', /it is not a run of agent-console-kit/],
  ['null', 'null', /it is not a run of agent-console-kit/],
  ['another tool', '{"kit":{"name":"other","version":"1"}}', /it is not a run of agent-console-kit/],
  ['SARIF', '{"version":"2.1.0","runs":[]}', /it is not a run of agent-console-kit/],
  [
    'a part that is missing',
    changed({ checks: undefined }),
    /it is not a whole run \(kit 0\.1\.0\): checks is missing\. Give a run\.json as/,
  ],
  ['a part that is wrong', changed({ seed: 'x' }), /: seed is not a whole number\./],
  [
    'a verdict that there is not',
    changed({ verdict: 'fine' }),
    /: verdict is not one of conforms, violates, not-judged\./,
  ],
  ['a part of a newer kit', changed({ novelty: 1 }), /: it has an unknown key "novelty"\./],
  [
    'a finding without an exchange',
    changed({ findings: [{ id: 'a' }] }),
    /: findings\[0\]\.check is missing\./,
  ],
  [
    'a number beyond all',
    text.replace('"durationMs": 6240', '"durationMs": 1e999'),
    /: durationMs is not a number\./,
  ],
];

const versions: readonly (readonly [name: string, change: Readonly<Record<string, unknown>>, why: RegExp])[] =
  [
    [
      'the previous kit',
      { schemaVersion: undefined, restoration: ['agent x is as it was'] },
      /: it has no schemaVersion, as those of earlier kits \(agent-console-kit 0\.1\.0\), and this kit reads version 2\. Run check again with this kit/,
    ],
    [
      'a later kit',
      { schemaVersion: 3, kit: { name: 'agent-console-kit', version: '9.0.0' }, restoration: 'else' },
      /: its schemaVersion is 3 \(agent-console-kit 9\.0\.0\), and this kit reads version 2\. Run check again/,
    ],
    [
      'nobody',
      { schemaVersion: 'two', kit: { name: 'agent-console-kit' } },
      /: its schemaVersion is "two", and/,
    ],
  ];

for (const [name, change, why] of versions) {
  test(`a run of ${name} is refused by its version, whatever else stands in it`, () => {
    assert.match(refusalOf(write('version.json', changed(change))), why);
  });
}

for (const [name, content, why] of damaged) {
  test(`${name} is refused, with the reason in one line`, () => {
    assert.match(refusalOf(write('damaged.json', content)), why);
  });
}

test('bytes that are no text are refused', () => {
  assert.match(refusalOf(write('bytes.json', new Uint8Array([0xff, 0xfe, 0x00, 0x7b]))), /it is not JSON/);
});
