import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  isPlainJson,
  JsonNumber,
  type JsonValue,
} from './json-value.ts';

const samples: readonly (readonly [value: JsonValue | undefined, kind: string])[] = [
  [undefined, 'none'],
  [null, 'none'],
  [true, 'none'],
  ['1', 'none'],
  [1, 'number'],
  [-0, 'number'],
  [new JsonNumber('1.0'), 'number'],
  [[], 'array'],
  [{}, 'object'],
  [{ text: '1.0' }, 'object'],
];

test('every value is a number, an array, an object or none of these', () => {
  for (const [value, kind] of samples) {
    const kinds = [
      isJsonNumber(value) && 'number',
      isJsonArray(value) && 'array',
      isJsonObject(value) && 'object',
    ].filter((claim) => claim !== false);
    assert.deepEqual(kinds, kind === 'none' ? [] : [kind]);
  }
});

test('a number kept as text keeps its text', () => {
  assert.equal(new JsonNumber('1.50e+03').text, '1.50e+03');
});

test('a value is plain where no number in it, however deep, is kept as text', () => {
  assert.ok(isPlainJson({ a: [1, 'x', null, { b: true }] }));
  for (const value of [new JsonNumber('1.5'), [[new JsonNumber('1.5')]], { a: { b: new JsonNumber('1.5') } }])
    assert.ok(!isPlainJson(value));
});
