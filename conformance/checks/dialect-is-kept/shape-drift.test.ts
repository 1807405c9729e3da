import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonValue } from '../../../spec/json-value.ts';
import { inferShape } from '../../learn/examples/shape.ts';
import { departingShapes } from './shape-drift.ts';

const compare = (before: JsonValue, now: JsonValue) =>
  departingShapes(inferShape([before]), inferShape([now])).map(
    ({ names, code, actual }) => `${names.join('/')} ${code}: ${actual}`,
  );

test('tells what is missing and what is of another type, at any depth', () => {
  assert.deepEqual(compare({ a: 1, b: { c: 'x' } }, { b: { c: 5 } }), [
    'a missing: a is missing',
    'b/c number-not-string: b.c is number, not string',
  ]);
  assert.deepEqual(compare({ list: [{ id: 'x' }] }, { list: [{ name: 'x' }] }), [
    'list/items/id missing: list.items.id is missing',
  ]);
  assert.deepEqual(compare({ a: {} }, { a: [] }), ['a array-not-object: a is array, not object']);
});

test('what is new, null or empty this time is no departure, nor a fraction for a whole number', () => {
  assert.deepEqual(compare({ a: 1, list: [{ id: 1 }] }, { a: 2, more: true, list: [] }), []);
  assert.deepEqual(compare({ a: 1, b: 'x' }, { a: null, b: 'y' }), []);
  assert.deepEqual(
    departingShapes(
      { type: 'object', properties: { a: { type: 'integer' } } },
      { type: 'object', properties: { a: { type: 'number' } } },
    ),
    [],
  );
});
