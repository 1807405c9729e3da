import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountText, countText, durationText, shortList } from './amount-text.ts';

test('counts have their thousands apart and their noun in the right number', () => {
  assert.deepEqual([0, 999, 1000, 1234567].map(countText), ['0', '999', '1,000', '1,234,567']);
  assert.deepEqual([amountText(1, 'request'), amountText(2000, 'request')], ['1 request', '2,000 requests']);
});

test('durations are said in the unit that fits', () => {
  assert.deepEqual([0.44, 12.6, 999, 1000, 59_999, 61_000, 3_599_999].map(durationText), [
    '0.4 ms',
    '13 ms',
    '999 ms',
    '1.0 s',
    '59.9 s',
    '1 min 1 s',
    '60 min 0 s',
  ]);
});

test('a list names the first few, and never counts a single one', () => {
  assert.equal(shortList(['a', 'b', 'c'], 2), 'a, b, c');
  assert.equal(shortList(['a', 'b', 'c', 'd'], 2), 'a, b and 2 more');
});
