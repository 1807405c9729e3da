import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureBody } from './measure-body.ts';

for (const [body, depth, items, texts] of [
  ['', 0, 0, []],
  ['{}', 1, 1, []],
  ['{"a":[1,[2,3,4]],"b":{}}', 3, 3, ['a', 'b']],
  ['{"a,[":"\\"]\\u0041\\n"}', 1, 1, ['a,[', '"]An']],
  ['{"a":[1,2', 2, 2, ['a']],
  ['{"a":"cut', 1, 1, ['a', 'cut']],
  ['{"a":"cut\\', 1, 1, ['a', 'cut\\']],
  [']]]{"a":1', 1, 1, ['a']],
] as const)
  test(`a body is measured, whole or broken: ${body}`, () => {
    assert.deepEqual(measureBody(body), { depth, items, texts });
  });
