import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomText } from './random-text.ts';

test('says how many of how many, and why not all of them', () => {
  const whole = { sent: 46, planned: 46 };
  assert.equal(
    randomText({ cases: { sent: 4600, planned: 4600 }, sequences: whole }, false),
    '4,600 of 4,600 random cases and 46 of 46 sequences',
  );
  assert.equal(
    randomText({ cases: { sent: 1200, planned: 4600 }, sequences: whole }, false),
    '1,200 of 4,600 random cases and 46 of 46 sequences (out of time)',
  );
  assert.match(randomText({ cases: { sent: 0, planned: 1 }, sequences: whole }, true), / \(interrupted\)$/);
});
