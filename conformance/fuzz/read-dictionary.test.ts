import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInability } from '../../spec/inability.ts';
import { readDictionary } from './read-dictionary.ts';

test('entries with and without names, levels, comments and escapes are read, each word once', () => {
  const text =
    '# words\n\nname="under_review"\nother@2 = "a\\"b\\\\c"\n"\\x41\\xc3\\xa9"\r\n"under_review"\n';
  assert.deepEqual(readDictionary(text, 'x.dict'), ['under_review', 'a"b\\c', 'Aé']);
});

for (const line of ['word', 'name=word', '"open', '"a"b"', '"\\n"', '""', 'x="\\xg0"'])
  test(`a line that is no entry is refused by its number: ${line}`, () => {
    assert.throws(
      () => readDictionary(`"fine"\n${line}\n`, 'x.dict'),
      (error) => isInability(error) && /^--dictionary x\.dict: line 2 is not an entry/.test(error.message),
    );
  });
