import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allChecks } from '../../conformance/checks/index.ts';
import { dialectPoints } from '../../spec/dialect-points.ts';
import { allCommands } from './commands.ts';
import { exitCodeTable } from './exit-codes-page.ts';
import { generatedPages } from './generated-pages.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| `'));

for (const [name, text] of generatedPages()) {
  test(`docs/${name} is what the code gives: npm run generate`, () => {
    assert.ok(read(name) === text, `docs/${name} is stale: run npm run generate`);
  });
}

test('a page has a row for each check, point and option', () => {
  const pages = generatedPages();
  assert.equal(rowsOf(pages.get('checks.md') ?? '').length, allChecks.length);
  assert.equal(rowsOf(pages.get('dialect-points.md') ?? '').length, dialectPoints.length);
  const declared = allCommands().flatMap(({ command }) => command.options);
  const options = rowsOf(pages.get('options.md') ?? '').filter((row) => /^\| `-/.test(row));
  assert.ok(declared.length > 80, `only ${declared.length} options`);
  assert.equal(options.length, declared.length);
});

test('the README has the table of exit codes: npm run generate does not write it', () => {
  assert.ok(read('../README.md').includes(exitCodeTable()), `README.md lacks\n${exitCodeTable()}`);
});
