import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber } from '../../spec/json-value.ts';
import { plainValue } from './plain-value.ts';

test('an integer beyond any double stays an integer, and a fraction a fraction', () => {
  assert.equal(plainValue(new JsonNumber('1'.repeat(400))), Number.MAX_VALUE);
  assert.equal(plainValue(new JsonNumber(`-${'1'.repeat(400)}`)), -Number.MAX_VALUE);
  assert.deepEqual(plainValue({ a: [new JsonNumber('1.5'), 'x', null] }), { a: [1.5, 'x', null] });
  assert.equal(plainValue(new JsonNumber('1e400')), Number.POSITIVE_INFINITY);
});
