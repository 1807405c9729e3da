import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cutText } from './cut-text.ts';

test('a text that fits stays whole, a longer one says that it is cut', () => {
  assert.equal(cutText('abc', 3), 'abc');
  assert.equal(cutText('abcd', 3), 'ab…');
});

test('no character is cut in two', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.integer({ min: 1, max: 20 }),
      (text, most) => {
        const cut = cutText(text, most);
        assert.equal(cut.length <= most, true);
        assert.doesNotMatch(cut, /\p{Cs}/u);
      },
    ),
    { numRuns: 300 },
  );
});
