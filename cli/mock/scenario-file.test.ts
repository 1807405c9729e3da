import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { endingOf } from '../terminal/error-line.ts';
import { loadScenario } from './scenario-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-scenario-'));
after(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('a scenario is named, or read from a file, with or without a byte order mark', async () => {
  assert.equal((await loadScenario('flaky')).is, 'scenario');
  const text = '{"name":"mine","state":{"genomes":[{}]},"rules":[{"on":"*","delay":5}]}';
  for (const [name, mark] of [
    ['plain.json', ''],
    ['marked.json', '\ufeff'],
  ] as const) {
    const use = await loadScenario(write(name, mark + text));
    assert.ok(use.is === 'scenario');
    assert.equal(use.scenario.name, 'mine');
  }
});

const broken = write('broken.json', '{"name":"a",\n  "rules": [}');
const shadowed = write(
  'shadowed.json',
  '{"name":"a","rules":[{"on":"*","break":"reset"},{"on":"updateAgent","delay":5}]}',
);

const wrong: readonly (readonly [given: string, line: string])[] = [
  ['flakey', 'scenario flakey: there is no built-in scenario of that name. Did you mean flaky?'],
  ['./none.json', 'scenario ./none.json: there is no such file. Check the path.'],
  [
    broken,
    `scenario ${broken}: it is not JSON (line 2, column 13: Expecting value). Correct it; scenario.schema.json says how it is written.`,
  ],
  [
    shadowed,
    `scenario ${shadowed}, rules[1]: the rule can never match: rules[0] holds for every request that it fits. Put it before that one, or leave it out.`,
  ],
];

for (const [given, line] of wrong) {
  test(`ends with one line and exit code 2: ${line.replaceAll(folder, '').slice(0, 90)}`, async () => {
    const error = await loadScenario(given).catch((thrown: unknown) => thrown);
    assert.deepEqual(endingOf(error), { line, exitCode: 2 });
  });
}
