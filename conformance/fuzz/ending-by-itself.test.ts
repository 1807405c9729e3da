import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endingByItself } from './ending-by-itself.ts';

const url = 'http://127.0.0.1:8000';

test('an exploration ends after 30 seconds, unless another time is given', () => {
  assert.equal(endingByItself({ url }).maxTimeMs, 30_000);
  assert.equal(endingByItself({ url, maxTimeMs: undefined }).maxTimeMs, 30_000);
  assert.equal(endingByItself({ url, maxRequests: 5 }).maxTimeMs, 30_000);
  assert.equal(endingByItself({ url, maxTimeMs: 7 }).maxTimeMs, 7);
});
