import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinJson } from './json-join.ts';

test('lists are joined, objects by key, and of anything else the first is kept', () => {
  const one = { code: 'a', details: [{ field: 'hub' }], json: { hub: ['x'] }, links: ['same'] };
  const other = { code: 'b', details: [{ field: 'purpose' }], json: { purpose: ['x'] }, links: ['same'] };
  assert.deepEqual(joinJson(one, other), {
    code: 'a',
    details: [{ field: 'hub' }, { field: 'purpose' }],
    json: { hub: ['x'], purpose: ['x'] },
    links: ['same'],
  });
  assert.deepEqual(joinJson([1], {}), [1]);
  assert.deepEqual(joinJson({ hub: ['x'] }, { hub: ['y'] }), { hub: ['x', 'y'] });
});
