import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseJson } from '../../spec/json-parse.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { jsonWindow } from './json-window.ts';
import { screenWindow } from './text-window.ts';

type Path = readonly (string | number)[];
const show = (value: JsonValue, path: Path | undefined, columns: number) =>
  jsonWindow(value, path, screenWindow(columns)).lines.map(({ text, mark }) =>
    mark === undefined
      ? text
      : `${text.slice(0, mark.at)}«${text.slice(mark.at, mark.at + mark.length)}»${text.slice(mark.at + mark.length)}`,
  );
const numbered = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`k${index}`, index]));

test('what fits is on one line, with the value marked', () => {
  assert.deepEqual(show({ a: [1, 'x'], b: { c: null } }, ['b', 'c'], 40), ['{"a":[1,"x"],"b":{"c":«null»}}']);
});

test('a larger value is opened on the way to the place alone', () => {
  const value = { first: 'x'.repeat(30), way: { other: 1, place: 'y'.repeat(12) }, last: [1, 2, 3] };
  assert.deepEqual(show(value, ['way', 'place'], 40), [
    '{',
    '  "first": "xxxxxxxxxxx… (32 characters),',
    '  "way": {',
    '    "other": 1,',
    '    «"place": "yyyyyyyyyyyy"»',
    '  },',
    '  "last": [1,2,3]',
    '}',
  ]);
});

test('members far from the place are counted', () => {
  assert.deepEqual(show(numbered, ['k20'], 30), [
    ...['{', '  … 18 more', '  "k18": 18,', '  "k19": 19,', '  «"k20": 20,»'],
    ...['  "k21": 21,', '  "k22": 22,', '  … 17 more', '}'],
  ]);
  assert.deepEqual(show(numbered, undefined, 30).slice(-3), ['  "k5": 5,', '  … 34 more', '}']);
  assert.equal(jsonWindow(numbered, ['k20'], screenWindow(30)).isWhole, false);
});

test('a place that is itself large is opened and marked as a whole', () => {
  const value = { before: 1, place: ['a'.repeat(20), 'b'.repeat(20)] };
  assert.deepEqual(show(value, ['place'], 40).slice(2, 6), [
    '  «"place": [»',
    `    «"${'a'.repeat(20)}",»`,
    `    «"${'b'.repeat(20)}"»`,
    '  «]»',
  ]);
});

test('a number keeps its digits', () => {
  const parsed = parseJson('{"n":123456789012345678901234567890,"s":1.10}');
  assert.ok(parsed.ok);
  assert.match(show(parsed.value, ['n'], 60).join('\n'), /«123456789012345678901234567890»,"s":1\.10/);
  assert.match(show(parsed.value, ['n'], 40).join('\n'), /123456789012345678901234567890/);
});

test('however large or deep a value is, its lines are few and short', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.integer({ min: 40, max: 600 }), (value, columns) => {
      const parsed = parseJson(JSON.stringify(value));
      assert.ok(parsed.ok);
      const { lines } = jsonWindow(parsed.value, undefined, screenWindow(columns));
      assert.ok(lines.length < 100, `${lines.length} lines`);
      for (const { text } of lines) assert.ok(text.length <= columns + 30, text);
    }),
    { numRuns: 200 },
  );
  const deep: JsonValue = JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`);
  const path = Array.from({ length: 200 }, () => 0);
  assert.ok(jsonWindow(deep, path, screenWindow(80)).lines.length < 20);
});
