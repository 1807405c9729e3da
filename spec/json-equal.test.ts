import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { equalJson } from './json-equal.ts';
import { parseJson } from './json-parse.ts';

function equalTexts(left: string, right: string): boolean {
  const [leftResult, rightResult] = [left, right].map((text) => parseJson(text, { nonFinite: true }));
  assert.ok(leftResult?.ok && rightResult?.ok, `${left} and ${right} are JSON`);
  return equalJson(leftResult.value, rightResult.value);
}

test('values that mean the same are equal both ways', () => {
  const pairs: readonly (readonly [left: string, right: string])[] = [
    ['1', '1.0'],
    ['1', '1e0'],
    ['100', '1E+2'],
    ['0', '-0'],
    ['0', '-0.00e5'],
    ['12345678901234567890', '1234567890123456789e1'],
    ['9007199254740992', '9007199254740992.0'],
    ['[1,{"a":1,"b":[2.50]}]', '[1.0,{"b":[2.5],"a":1e0}]'],
    ['{"__proto__":1}', '{"__proto__":1.0}'],
    ['"\\u00e9"', '"é"'],
    ['NaN', 'NaN'],
    ['null', 'null'],
  ];
  for (const [left, right] of pairs) {
    assert.ok(equalTexts(left, right), `${left} and ${right}`);
    assert.ok(equalTexts(right, left), `${right} and ${left}`);
  }
});

test('values that mean something else are not equal either way', () => {
  const pairs: readonly (readonly [left: string, right: string])[] = [
    ['1', '"1"'],
    ['1.0', '"1.0"'],
    ['1', 'true'],
    ['0', 'null'],
    ['0', 'false'],
    ['9007199254740992', '9007199254740993'],
    ['0.1', '0.10000000000000001'],
    ['1', '-1.0'],
    ['NaN', 'Infinity'],
    ['Infinity', '-Infinity'],
    ['[]', '{}'],
    ['[]', 'null'],
    ['{}', 'null'],
    ['[1,2]', '[2,1]'],
    ['[1]', '[1,null]'],
    ['{"a":1}', '{"a":2}'],
    ['{"a":1}', '{"b":1}'],
    ['{"a":1}', '{"a":1,"b":1}'],
    ['{"toString":1}', '{"a":1}'],
    ['{"__proto__":{}}', '{"a":{}}'],
    ['{"text":"1.0"}', '1.0'],
    ['["a"]', '{"0":"a"}'],
    ['"é"', '"e\\u0301"'],
  ];
  for (const [left, right] of pairs) {
    assert.ok(!equalTexts(left, right), `${left} and ${right}`);
    assert.ok(!equalTexts(right, left), `${right} and ${left}`);
  }
});

test('the order of the members does not matter', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer(), { minKeys: 2 }), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      assert.ok(equalJson(value, reversed));
    }),
    { numRuns: 200 },
  );
});
