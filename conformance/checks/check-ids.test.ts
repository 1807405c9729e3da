import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkIds } from './check-ids.ts';
import { allChecks } from './index.ts';

test('the ids are those of all checks, in their order', () => {
  assert.deepEqual(
    checkIds,
    allChecks.map(({ id }) => id),
  );
});
