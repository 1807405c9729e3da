import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preferConfirmed } from './prefer-confirmed.ts';

const [flaky, confirmed, later] = [
  { id: 'a', flaky: true, at: 1 },
  { id: 'a', flaky: false, at: 2 },
  { id: 'a', flaky: false, at: 3 },
];
const other = { id: 'b', flaky: true, at: 4 };

test('of findings with one id, one that came back is preferred, and then the last', () => {
  assert.deepEqual(preferConfirmed([confirmed, flaky, other]), [confirmed, other]);
  assert.deepEqual(preferConfirmed([flaky, confirmed]), [confirmed]);
  assert.deepEqual(preferConfirmed([confirmed, later, flaky]), [later]);
  assert.deepEqual(preferConfirmed([flaky, { ...flaky, at: 5 }]), [{ ...flaky, at: 5 }]);
});
