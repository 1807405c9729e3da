import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findPlace } from '../../../reports/place.ts';
import { parseJson } from '../../../spec/json-parse.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { showJson } from './json-window.ts';
import { printShownLines } from './shown-line.ts';

const draw = (value: JsonValue, place: string, width: number) =>
  printShownLines(showJson(value, findPlace(value, place), width), 2, (_, text) => text);

test('what fits is on one line, with carets under the value', () => {
  assert.equal(
    draw({ a: [1, 'x'], b: { c: null } }, '/b/c', 40),
    '> {"a":[1,"x"],"b":{"c":null}}\n                        ^^^^\n',
  );
});

test('a larger value is opened on the way to the place alone', () => {
  const value = { first: 'x'.repeat(30), way: { other: 1, place: 'y'.repeat(12) }, last: [1, 2, 3] };
  assert.equal(
    draw(value, '/way/place', 40),
    `  {
    "first": "xxxxxxxxxx…  (32 characters),
    "way": {
      "other": 1,
>     "place": "yyyyyyyyyyyy"
    },
    "last": [1,2,3]
  }
`,
  );
});

test('members far from the place are counted', () => {
  const value = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`k${index}`, index]));
  assert.equal(
    draw(value, 'k20', 30),
    '  {\n    … 18 more\n    "k18": 18,\n    "k19": 19,\n>   "k20": 20,\n    "k21": 21,\n    "k22": 22,\n    … 17 more\n  }\n',
  );
  assert.match(draw(value, 'answer', 30), /"k0": 0,\n(?: .*\n)* {4}"k5": 5,\n {4}… 34 more\n {2}\}\n$/);
});

test('a place that is itself large is opened and marked as a whole', () => {
  const value = { before: 1, place: ['a'.repeat(20), 'b'.repeat(20)] };
  assert.match(draw(value, 'place', 40), /^> {3}"place": \[\n> {5}"a+",\n> {5}"b+"\n> {3}\]\n/m);
});

test('a number keeps its digits', () => {
  const parsed = parseJson('{"n":123456789012345678901234567890,"s":"1"}');
  assert.ok(parsed.ok);
  assert.match(draw(parsed.value, 'n', 60), /123456789012345678901234567890/);
  assert.match(draw(parsed.value, 'n', 40), /123456789012345678901234567890/);
});

test('no line is much wider than told, and there are few', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), fc.integer({ min: 40, max: 100 }), (value, width) => {
      const parsed = parseJson(JSON.stringify(value));
      assert.ok(parsed.ok);
      const lines = showJson(parsed.value, undefined, width);
      assert.ok(lines.length < 60);
      for (const { text } of lines) {
        assert.ok(text.length <= width + 30, text);
        assert.doesNotMatch(text, /[\p{Cc}\p{Cf}]/u);
      }
    }),
    { numRuns: 100 },
  );
});
