import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { nameChange } from './name-change.ts';

const changes: readonly (readonly [sent: JsonValue, answered: JsonValue | undefined, name: string])[] = [
  ['word', undefined, 'left-out'],
  ['word', null, 'null-instead'],
  [null, 'word', 'other-kind'],
  ['5', 5, 'other-kind'],
  [{}, [], 'other-kind'],
  [' word ', 'word', 'trimmed'],
  ['  ', '', 'trimmed'],
  ['word '.repeat(20), 'word '.repeat(4), 'cut-short'],
  ['words', 'wor', 'other-value'],
  ['word '.repeat(20), '', 'other-value'],
  ['Word', 'word', 'other-letter-case'],
  ['caf\u00e9', 'cafe\u0301', 'other-unicode-form'],
  ['\u0130', 'I\u0307', 'other-unicode-form'],
  ['word', 'sword', 'other-value'],
  [['a', 'b'], ['a'], 'fewer-items'],
  [['a', 'b'], ['b', 'a'], 'other-value'],
  [5, 6, 'other-value'],
  [5, new JsonNumber('6.5'), 'other-value'],
  [true, false, 'other-value'],
];

for (const [sent, answered, name] of changes) {
  test(`${JSON.stringify(sent)} answered as ${JSON.stringify(answered)} is ${name}`, () => {
    assert.equal(nameChange(sent, answered), name);
  });
}
