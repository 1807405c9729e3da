import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMadeUp, readOnlyValues } from './read-only-values.ts';

test('the values of read-only fields are made up, but for a stage, of which there are a few', () => {
  const { trust_stage: stage = null, ...others } = readOnlyValues;
  assert.notEqual(Object.keys(others).length, 0);
  for (const [name, value] of Object.entries(others)) assert.ok(isMadeUp(value), name);
  assert.equal(isMadeUp(stage), false);
});

test('a time or an id that a deployment makes itself is not made up', () => {
  for (const value of [1_795_085_717, 12.5, '11111111-2222-4333-8444-555555555555', { streaming: true }])
    assert.equal(isMadeUp(value), false, JSON.stringify(value));
});
