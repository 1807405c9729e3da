import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printJson } from '../../../spec/json-print.ts';
import { faultTrials } from './fault-trials.ts';

test('no number that is too large is the bound itself: words that name the bound would seem to repeat it', () => {
  const trials = faultTrials({ 'integer-range': '64-bit' });
  const beyond = trials.filter(({ type }) => type === 'less_than_equal').map(({ input }) => printJson(input));
  assert.equal(beyond.length, 2);
  for (const text of beyond) {
    assert.ok(BigInt(text) > 2n ** 63n, text);
    for (const bound of [2n ** 63n, 2n ** 63n - 1n, 2n ** 64n])
      assert.ok(!String(bound).includes(text), text);
  }
});
