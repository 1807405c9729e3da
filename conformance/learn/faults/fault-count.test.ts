import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeCount, placeCountAs } from './fault-count.ts';

const refusal = (message: string, count: number) => ({ error: { message, count, code: 'E1' } });

test('the number of faults is where two of them are told as 2 and one as 1', () => {
  const counted = placeCount(refusal('1 error(s)', 1), refusal('2 error(s)', 2));
  assert.deepEqual(counted, { error: { message: '{count} error(s)', count: '{count}', code: 'E1' } });
  assert.deepEqual(placeCountAs(counted, refusal('1 error(s)', 1)), counted);
  const other = refusal('1 other', 7);
  assert.deepEqual(placeCountAs(counted, other), other);
});
