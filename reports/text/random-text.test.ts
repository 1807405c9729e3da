import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomText } from './random-text.ts';

test('says how many of how many, and why not all of them', () => {
  const whole = { sent: 46, planned: 46 };
  const part = { cases: { sent: 1200, planned: 4600 }, sequences: whole };
  assert.equal(
    randomText({ cases: { sent: 4600, planned: 4600 }, sequences: whole }, false),
    '4,600 of 4,600 random cases and 46 of 46 sequences',
  );
  assert.equal(
    randomText({ ...part, stoppedBy: 'time' }, false),
    '1,200 of 4,600 random cases and 46 of 46 sequences (out of time)',
  );
  assert.match(randomText({ ...part, stoppedBy: 'silence' }, false), / \(an operation was given up\)$/);
  // Runs of before have no reason, and where they were not interrupted it was the time.
  assert.match(randomText(part, false), / \(out of time\)$/);
  assert.match(randomText(part, true), / \(interrupted\)$/);
});
