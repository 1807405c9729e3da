import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settleSurvivors } from './survivors.ts';

const explained = [{ reason: 'words are free', mutants: ['a', 'b', 'gone'] }];

test('a survivor without a reason, a reason for one that was found, and one for none are told', () => {
  const all = new Set(['a', 'b', 'c', 'd']);
  assert.deepEqual(settleSurvivors(explained, new Set(['a', 'c']), all, all), {
    unexplained: ['c'],
    found: ['b'],
    unknown: ['gone'],
  });
});

test('of a sample, those that were not judged are left alone', () => {
  const all = new Set(['a', 'b', 'gone']);
  assert.deepEqual(settleSurvivors(explained, new Set(['a']), new Set(['a']), all), {
    unexplained: [],
    found: [],
    unknown: [],
  });
});
