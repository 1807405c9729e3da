import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseJson } from '../../spec/json-parse.ts';
import { weighJson } from './weigh-json.ts';

const weighed = (text: string) => {
  const parsed = parseJson(text);
  assert.ok(parsed.ok);
  return weighJson(parsed.value);
};

test('what is longer weighs more, twice as much for texts, which are also printed', () => {
  assert.equal(weighed(`"${'x'.repeat(1000)}"`) - weighed('""'), 2000);
  assert.ok(weighed('[1,2,3]') > weighed('[1,2]'));
  assert.ok(weighed('{"a":{"b":[]}}') > weighed('{"a":{}}'));
  assert.ok(weighed('{"long_key":1}') > weighed('{"k":1}'));
});

test('a small text that is large in memory weighs what it takes there', () => {
  const items = 1000;
  for (const [item, atLeast] of [
    ['{}', 64],
    ['[]', 32],
    ['1.5', 64],
    ['1', 16],
  ] as const)
    assert.ok(weighed(`[${Array.from({ length: items }, () => item).join()}]`) >= items * atLeast, item);
});
