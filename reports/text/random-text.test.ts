import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomText } from './random-text.ts';

test('says how many of how many, and that the time was over where it was', () => {
  const whole = { sent: 46, planned: 46 };
  assert.equal(
    randomText({ cases: { sent: 4600, planned: 4600 }, sequences: whole }),
    '4,600 of 4,600 random cases and 46 of 46 sequences',
  );
  assert.equal(
    randomText({ cases: { sent: 1200, planned: 4600 }, sequences: whole }),
    '1,200 of 4,600 random cases and 46 of 46 sequences (out of time)',
  );
});
