import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestWord, suggestWord } from './did-you-mean.ts';

const points = ['time-unit', 'unknown-keys', 'auth'];

test('finds the word that was meant', () => {
  assert.equal(nearestWord('time-unti', points), 'time-unit');
  assert.equal(nearestWord('unknown-key', points), 'unknown-keys');
});

test('proposes nothing that is far away', () => {
  assert.equal(nearestWord('genome', points), undefined);
});

test('names the near word, else all words', () => {
  assert.equal(suggestWord('auht', points), 'Did you mean auth?');
  assert.equal(suggestWord('zzzzzz', points), 'It can be: time-unit, unknown-keys, auth.');
});
