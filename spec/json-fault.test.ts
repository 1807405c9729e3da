import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeFault } from './json-fault.ts';

test('a position counts code points, and a lone surrogate is one', () => {
  assert.deepEqual(describeFault('é😀\ud83d\ude00\ud83dx', 'syntax', 'Expecting value', 6), {
    ok: false,
    reason: 'syntax',
    message: 'Expecting value',
    position: 4,
    offset: 6,
  });
});
