import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readChosen, readList } from './list.ts';

test('a list has commas between its words, and may be empty', () => {
  assert.deepEqual(readList('a, b,,c'), ['a', 'b', 'c']);
  assert.deepEqual(readList(undefined), []);
});

test('an option that chooses is left out, or names something', () => {
  assert.deepEqual(readChosen('--only', undefined), []);
  assert.deepEqual(readChosen('--only', 'a'), ['a']);
  for (const text of ['', ' , '])
    assert.throws(() => readChosen('--only', text), {
      name: 'Inability',
      message: /^--only ".*": it is empty/,
    });
});
