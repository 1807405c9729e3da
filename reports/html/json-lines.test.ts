import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseJson } from '../../spec/json-parse.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { printJsonLines } from './json-lines.ts';

const textsOf = (value: JsonValue, path?: readonly (string | number)[]) =>
  printJsonLines(value, path).lines.map(({ text }) => text);
const markedOf = (value: JsonValue, path: readonly (string | number)[]) =>
  printJsonLines(value, path).lines.flatMap(({ text, mark }) =>
    mark === undefined ? [] : [text.slice(mark.at, mark.at + mark.length)],
  );

test('a small value stands on few lines, with its place marked', () => {
  const value = { hub: 5, list: [1, 2], wide: { a: 'x'.repeat(60) } };
  assert.deepEqual(textsOf(value), [
    '{',
    '  "hub": 5,',
    '  "list": [1,2],',
    '  "wide": {',
    `    "a": "${'x'.repeat(60)}"`,
    '  }',
    '}',
  ]);
  assert.deepEqual(markedOf(value, ['hub']), ['"hub": 5,']);
  assert.deepEqual(markedOf(value, ['wide']), ['"wide": {', `"a": "${'x'.repeat(60)}"`, '}']);
});

test('of many members those beside the place are shown, and the others counted', () => {
  const value = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`k${index}`, index]));
  const { lines, isWhole } = printJsonLines(value, ['k20']);
  assert.equal(isWhole, false);
  assert.deepEqual(
    lines.map(({ text }) => text.trim()),
    [
      '{',
      '… 16 more',
      ...[16, 17, 18, 19, 20, 21, 22, 23, 24].map((n) => `"k${n}": ${n},`),
      '… 15 more',
      '}',
    ],
  );
});

test('a long text says how long it is', () => {
  const { lines, isWhole } = printJsonLines({ purpose: 'p'.repeat(5000) }, ['purpose']);
  assert.equal(isWhole, false);
  assert.match(lines[1]?.text ?? '', /^ {2}"purpose": "p+… \(5,002 characters\)$/);
});

test('numbers keep every digit', () => {
  const parsed = parseJson(
    '{"a":12345678901234567890,"b":1.10,"long":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}',
  );
  assert.deepEqual(parsed.ok && textsOf(parsed.value).slice(1, 3), [
    '  "a": 12345678901234567890,',
    '  "b": 1.10,',
  ]);
});

test('however large or deep a value is, its lines are few and short', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const parsed = parseJson(JSON.stringify(value));
      if (!parsed.ok) return;
      const { lines } = printJsonLines(parsed.value, undefined);
      assert.equal(lines.length <= 400, true);
      for (const { text } of lines) assert.equal(text.length <= 430, true);
    }),
    { numRuns: 200 },
  );
  const deep: JsonValue = JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`);
  assert.equal(
    printJsonLines(
      deep,
      Array.from({ length: 200 }, () => 0),
    ).lines.length < 40,
    true,
  );
});
