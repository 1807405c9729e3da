import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  amountText,
  countText,
  durationText,
  momentText,
  percentText,
  roundMilliseconds,
  shareText,
  shortList,
} from './amount-text.ts';

test('counts have their thousands apart and their noun in the right number', () => {
  assert.deepEqual([0, 999, 1000, 1234567].map(countText), ['0', '999', '1,000', '1,234,567']);
  assert.deepEqual([amountText(1, 'request'), amountText(2000, 'request')], ['1 request', '2,000 requests']);
  assert.equal(amountText(2, 'entry', 'entries'), '2 entries');
});

test('a list names the first few, and never counts a single one', () => {
  assert.equal(shortList(['a', 'b', 'c'], 2), 'a, b, c');
  assert.equal(shortList(['a', 'b', 'c', 'd'], 2), 'a, b and 2 more');
});

test('milliseconds have a tenth below ten', () => {
  assert.deepEqual([0.04, 0.26, 9.99, 10.4, 1234.5].map(roundMilliseconds), [0, 0.3, 10, 10, 1234]);
});

test('durations are said in the unit that fits', () => {
  assert.deepEqual([0, 0.44, 3, 12.6, 999.9, 1000, 59_999, 61_000].map(durationText), [
    ...['0 ms', '0.4 ms', '3 ms', '12 ms', '999 ms', '1.0 s', '59.9 s', '1 min 1 s'],
  ]);
});

test('only what is whole is a hundred percent, and only what is nothing is none', () => {
  assert.deepEqual(
    [percentText(5000, 5000), percentText(4999, 5000), percentText(99_999, 100_000), percentText(0, 0)],
    ['100 %', '99.98 %', '99.99 %', '–'],
  );
  assert.deepEqual(
    [
      shareText(1, 3),
      shareText(1, 1000),
      shareText(999, 1000),
      shareText(3, 3),
      shareText(0, 3),
      shareText(0, 0),
    ],
    ['33 %', '< 1 %', '> 99 %', '100 %', '0 %', '0 %'],
  );
});

test('a moment is written for people, and one that is no time stays as it is', () => {
  assert.equal(momentText('2026-11-05T09:07:33.123Z'), '5 Nov 2026, 09:07 UTC');
  assert.deepEqual(['yesterday', '2026-13-05T09:07:33Z'].map(momentText), [
    'yesterday',
    '2026-13-05T09:07:33Z',
  ]);
});
