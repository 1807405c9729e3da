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
async function refusalOf(file: string): Promise<string> {
  const error = await readRunFiles([file]).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.notEqual(error, undefined, `${file} was taken`);
  const { line, exitCode } = endingOf(error);
  assert.equal(exitCode, 2);
  assert.doesNotMatch(line, /\n/);
  assert.ok(line.includes(file), line);
  return line;
}

const changed = (change: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ ...JSON.parse(text), ...change });

test('a run is read as it was written, with a byte order mark too', async () => {
  const [plain, marked] = await readRunFiles([fixture, write('marked.json', `\ufeff${text}`)]);
  assert.deepEqual(plain?.run, JSON.parse(text));
  assert.deepEqual(marked?.run, plain?.run);
});

test('a file that is not there is refused', async () => {
  assert.match(await refusalOf(join(folder, 'none.json')), /there is no such file/);
});

test('a file that is cut off anywhere is refused', async () => {
  for (const share of [0.01, 0.2, 0.5, 0.9, 0.999]) {
    const file = write('cut.json', text.slice(0, Math.floor(text.length * share)).trimEnd());
    assert.match(await refusalOf(file), /it breaks off|it is no JSON/);
  }
  assert.match(await refusalOf(write('empty.json', '')), /it is empty/);
});

const damaged: readonly (readonly [name: string, content: string, why: RegExp])[] = [
  ['text', 'hello', /it is no JSON \(line 1, column 1: /],
  ['a fault inside', text.replace('"seed": 42', '"seed": 4x2'), /it is no JSON \(line \d+, column \d+: /],
  ['a list', '[]', /it is no run of agent-console-kit/],
  ['null', 'null', /it is no run of agent-console-kit/],
  ['another tool', '{"kit":{"name":"other","version":"1"}}', /it is no run of agent-console-kit/],
  ['SARIF', '{"version":"2.1.0","runs":[]}', /it is no run of agent-console-kit/],
  [
    'a part that is missing',
    changed({ checks: undefined }),
    /\(kit 0\.1\.0\): it must have required property 'checks'/,
  ],
  ['a part that is wrong', changed({ seed: 'x' }), /\/seed must be integer/],
  ['a verdict that there is not', changed({ verdict: 'fine' }), /\/verdict must be equal to one of/],
  ['a part of a newer kit', changed({ novelty: 1 }), /must NOT have additional properties \(novelty\)/],
  [
    'a finding without an exchange',
    changed({ findings: [{ id: 'a' }] }),
    /\/findings\/0 must have required property/,
  ],
  [
    'a number beyond all',
    text.replace('"durationMs": 6240', '"durationMs": 1e999'),
    /\/durationMs must be number/,
  ],
];

for (const [name, content, why] of damaged) {
  test(`${name} is refused, with the reason in one line`, async () => {
    assert.match(await refusalOf(write('damaged.json', content)), why);
  });
}

test('bytes that are no text are refused', async () => {
  assert.match(
    await refusalOf(write('bytes.json', new Uint8Array([0xff, 0xfe, 0x00, 0x7b]))),
    /it is no JSON/,
  );
});
