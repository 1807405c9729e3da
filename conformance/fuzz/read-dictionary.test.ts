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

for (const line of ['"\\xff"', 'x="a\\xc3"', '"\\xed\\xa0\\x80"'])
  test(`bytes that are no UTF-8 are refused by their line: ${line}`, () => {
    assert.throws(
      () => readDictionary(`"fine"\n${line}\n`, 'x.dict'),
      (error) =>
        isInability(error) && /^--dictionary x\.dict: the bytes of line 2 are no UTF-8/.test(error.message),
    );
  });

test('a byte order mark is a word like any other', () => {
  assert.deepEqual(readDictionary('"\\xef\\xbb\\xbf"', 'x.dict'), ['\ufeff']);
});
