import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultKeys, placeOfLoc, sortOfInput } from './fault-key.ts';
import { JsonNumber } from './json-value.ts';

test('a value is of one sort, and low where it is below the minimum of its field', () => {
  const sorts = [null, 'x', 5, new JsonNumber('5.5'), true, [], {}].map((value) => sortOfInput(value));
  assert.deepEqual(sorts, ['null', 'text', 'integer', 'fraction', 'flag', 'list', 'object']);
  assert.equal(sortOfInput(0, 1), 'low-integer');
  assert.equal(sortOfInput(new JsonNumber('0.5'), 1), 'low-fraction');
  assert.equal(sortOfInput(1, 1), 'integer');
  assert.equal(sortOfInput(new JsonNumber('99999999999999999999')), 'integer');
});

test('a place is a field, an item, a key that no field has, a parameter or a whole body', () => {
  assert.deepEqual(placeOfLoc(['body', 'hub']), { name: 'hub', kind: 'text' });
  assert.deepEqual(placeOfLoc(['body', 'evaluated_harnesses', 3]), {
    name: 'evaluated_harnesses[]',
    kind: 'list-of-texts[]',
  });
  assert.deepEqual(placeOfLoc(['body', 'mcp_config', 'url']), { name: 'mcp_config.', kind: 'nested' });
  assert.deepEqual(placeOfLoc(['body', 'zzz']), { name: 'other-key', kind: 'other-key' });
  assert.deepEqual(placeOfLoc(['path', 'id']), { name: 'id', kind: 'path' });
  assert.deepEqual(placeOfLoc(['body', 12]), { name: 'update', kind: 'body' });
  assert.deepEqual(placeOfLoc(['body'], 'genome'), { name: 'genome', kind: 'body' });
});

test('the key that says most comes first', () => {
  assert.deepEqual(faultKeys('enum', 'text', { name: 'status', kind: 'choice' }), [
    'enum/text@status',
    'enum@status',
    'enum/text@choice',
    'enum@choice',
    'enum/text',
    'enum',
  ]);
});
