import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseExactly } from './json-exact.ts';
import { parseJson } from './json-parse.ts';
import { JsonNumber, type JsonValue } from './json-value.ts';

function parseWell(text: string): JsonValue {
  const result = parseJson(text);
  assert.equal(result.ok, true, text);
  return result.ok ? result.value : null;
}

/** The value as JSON.parse would give it. */
function round(value: JsonValue): unknown {
  if (value instanceof JsonNumber) return Number(value.text);
  if (Array.isArray(value)) return value.map(round);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, round(member)]));
}

test('a JSON text means what JSON.parse makes of it, but for the digits that would be lost', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      assert.deepEqual(round(parseWell(text)), JSON.parse(text));
    }),
    { numRuns: 500 },
  );
});

const tokens =
  '{ } [ ] : , " "a" "a": "__proto__": "é😀" \\ \\" \\u00e9 - + . 0 1 12 -0 1.5 1e5 e5 E+ .5 1234567890123456 NaN -Infinity null true'.split(
    ' ',
  );

test('the fast way and the exact way never differ', () => {
  const soup = fc.array(fc.constantFrom(...tokens, ' ', '\n'), { maxLength: 8 });
  const wrapping = fc.constantFrom(['', ''], ['[', ']'], ['{"a":', '}'], ['[1.5,', ',{"b":2}]']);
  const limits = fc.record({
    nonFinite: fc.boolean(),
    maxDepth: fc.constantFrom(0, 1, 2, 1000),
    maxIntegerDigits: fc.constantFrom(1, 2, 15, 4300),
  });
  fc.assert(
    fc.property(wrapping, soup, limits, ([before, after], parts, chosen) => {
      const text = `${before}${parts.join('')}${after}`;
      assert.deepEqual(parseJson(text, chosen), parseExactly(text, chosen));
    }),
    { numRuns: 5000 },
  );
});

test('an integer beyond 2^53-1, a fraction and an exponent keep their text', () => {
  assert.deepEqual(parseWell('{"a":9007199254740993,"b":[1.0,-0.0,1e2,7],"c":-0,"d":9007199254740991}'), {
    a: new JsonNumber('9007199254740993'),
    b: [new JsonNumber('1.0'), new JsonNumber('-0.0'), new JsonNumber('1e2'), 7],
    c: -0,
    d: 9007199254740991,
  });
  assert.deepEqual(parseWell('0.50'), new JsonNumber('0.50'));
});

test('a repeated key is pointed at once, and its last value stays', () => {
  const text = '{"a":1,"b~/":[0,{"c":1,"\\u0063":1.5,"c":3}],"a":{"a":1},"__proto__":1,"__proto__":2}';
  const result = parseJson(text);
  assert.deepEqual(result.ok && result.duplicateKeys, ['/b~0~1/1/c', '/a', '/__proto__']);
  assert.deepEqual(result.ok && result.value, {
    a: { a: 1 },
    'b~/': [0, { c: 3 }],
    ['__proto__']: 2,
  });
});

test('the same key in different objects is not repeated', () => {
  const result = parseJson('{"a":{"a":[{"a":1},{"a":1}]}}');
  assert.deepEqual(result.ok && result.duplicateKeys, []);
});

test('prototype names are own members and harm nothing', () => {
  for (const number of ['1', '1.5', '1,"x":1,"x":1']) {
    const value = parseWell(`{"__proto__":{"polluted":true},"constructor":{"prototype":{}},"n":${number}}`);
    assert.ok(typeof value === 'object' && value !== null);
    assert.ok(Object.hasOwn(value, '__proto__') && Object.hasOwn(value, 'constructor'));
    assert.equal(Object.getPrototypeOf(value), Object.prototype);
    assert.equal('polluted' in value, false);
  }
  assert.equal('polluted' in {}, false);
});

test('left to themselves the limits are 1000 levels, no NaN, and integers of any length', () => {
  const nested = (depth: number) => parseJson('['.repeat(depth) + ']'.repeat(depth));
  assert.equal(nested(1000).ok, true);
  const tooDeep = nested(1001);
  assert.equal(!tooDeep.ok && tooDeep.reason, 'depth');
  assert.equal(parseJson('NaN').ok, false);
  assert.equal(parseJson('[NaN]', { nonFinite: true }).ok, true);
  assert.deepEqual(parseWell('7'.repeat(5000)), new JsonNumber('7'.repeat(5000)));
});

test('a position past astral characters counts code points', () => {
  assert.deepEqual(parseJson('{"é😀": x}'), {
    ok: false,
    reason: 'syntax',
    message: 'Expecting value',
    position: 7,
    offset: 8,
  });
});
