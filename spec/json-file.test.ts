import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInability } from './inability.ts';
import { parseJsonFile } from './json-file.ts';

const file = { what: 'file x.json', remedy: 'Mend it.' };

function refusalOf(text: string): string {
  try {
    parseJsonFile(text, file);
  } catch (error) {
    assert.equal(isInability(error), true);
    return error instanceof Error ? error.message : '';
  }
  return 'taken';
}

test('a file is what its text stands for, whatever marks its beginning', () => {
  assert.deepEqual(parseJsonFile('\ufeff{"a":[1,"b"]}\n', file), { a: [1, 'b'] });
});

test('a file that is no JSON is refused with line and column', () => {
  assert.equal(
    refusalOf('{\n  "a": 1,\n  b: 2\n}'),
    'file x.json: it is not JSON (line 3, column 3: Expecting property name enclosed in double quotes). Mend it.',
  );
});

test('a file that breaks off, or is empty, is told so', () => {
  assert.equal(refusalOf('{\n  "a": '), 'file x.json: it ends too early, at line 2, column 8. Mend it.');
  assert.equal(refusalOf(' \n'), 'file x.json: it is empty. Mend it.');
});

test('a key that stands twice is refused', () => {
  assert.equal(refusalOf('{"a":{"b":1,"b":2}}'), 'file x.json: it has the key /a/b twice. Keep one of them.');
});
