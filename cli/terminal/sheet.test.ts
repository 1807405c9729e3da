import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsOf } from './sheet.ts';

test('a terminal that tells no columns has eighty, and a line in a file a hundred', () => {
  assert.equal(columnsOf({ columns: 40, isTTY: true }), 40);
  assert.equal(columnsOf({ columns: 0, isTTY: true }), 80);
  assert.equal(columnsOf({}), 100);
});
