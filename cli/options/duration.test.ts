import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDuration, readTimeLimit } from './duration.ts';

test('a duration is a number and its unit', () => {
  const read = ['500ms', '2s', '5m', '1h', '1.5s', '0ms'].map((text) => readDuration('--wait', text));
  assert.deepEqual(read, [500, 2000, 300_000, 3_600_000, 1500, 0]);
});

test('anything else is refused by its option, with examples', () => {
  for (const text of ['', '5', 's', '-1s', '1 s', '5S', '1e3ms', '5sm']) {
    assert.throws(
      () => readDuration('--wait', text),
      /^Inability: --wait .*it is not a duration\. Write one as 500ms, 2s or 5m\.$/,
    );
  }
});

test('a limit of time is at least a millisecond', () => {
  assert.equal(readTimeLimit('--timeout', '1ms'), 1);
  for (const text of ['0s', '0ms', '0.5ms'])
    assert.throws(() => readTimeLimit('--timeout', text), /^Inability: --timeout .* Give 1ms or more\.$/);
});
