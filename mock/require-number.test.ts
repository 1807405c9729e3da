import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ranges, requireNumber } from './require-number.ts';

test('a number within its range comes back', () => {
  assert.equal(requireNumber('port', 0, ranges.port), 0);
  assert.equal(requireNumber('port', 65_535, ranges.port), 65_535);
  assert.equal(requireNumber('failRate', 0.25, ranges.share), 0.25);
});

test('everything else is refused by the name and text that the user gave', () => {
  assert.throws(
    () => requireNumber('port', 65_536, ranges.port),
    /^Inability: port 65536: it is not a whole number from 0 to 65535\./,
  );
  assert.throws(() => requireNumber('port', 80.5, ranges.port), /port 80\.5/);
  assert.throws(() => requireNumber('seed', Number.NaN, ranges.seed, 'abc'), /^Inability: seed abc: /);
  assert.throws(() => requireNumber('failRate', 1.01, ranges.share), /not a number from 0 to 1\./);
});
