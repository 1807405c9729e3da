import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { nameChange } from './name-change.ts';

const changes: readonly (readonly [sent: JsonValue, answered: JsonValue | undefined, name: string])[] = [
  ['word', undefined, 'left out'],
  ['word', null, 'null instead'],
  [null, 'word', 'another kind of value'],
  ['5', 5, 'another kind of value'],
  [{}, [], 'another kind of value'],
  [' word ', 'word', 'trimmed'],
  ['  ', '', 'trimmed'],
  ['word '.repeat(20), 'word '.repeat(4), 'cut short'],
  ['words', 'wor', 'another value'],
  ['word '.repeat(20), '', 'another value'],
  ['Word', 'word', 'another letter case'],
  ['word', 'sword', 'another value'],
  [['a', 'b'], ['a'], 'fewer items'],
  [['a', 'b'], ['b', 'a'], 'another value'],
  [5, 6, 'another value'],
  [5, new JsonNumber('6.5'), 'another value'],
  [true, false, 'another value'],
];

for (const [sent, answered, name] of changes) {
  test(`${JSON.stringify(sent)} answered as ${JSON.stringify(answered)} is ${name}`, () => {
    assert.equal(nameChange(sent, answered), name);
  });
}
