import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber } from '../../spec/json-value.ts';
import { type FaultList, rejected } from './fault.ts';
import { parseText } from './text.ts';

test('every string is a text and stays as it is', () => {
  for (const text of ['', 'a', '\0', '\ud800', 'x'.repeat(100_000)]) {
    const faults: FaultList = [];
    assert.equal(parseText(text, ['body', 'hub'], faults), text);
    assert.deepEqual(faults, []);
  }
});

test('nothing else is turned into a text', () => {
  for (const input of [null, true, 5, new JsonNumber('1.5'), [], ['a'], {}]) {
    const faults: FaultList = [];
    const loc = ['body', 'hub'];
    assert.equal(parseText(input, loc, faults), rejected);
    assert.deepEqual(faults, [{ type: 'string_type', loc, msg: 'Input should be a valid string', input }]);
  }
});
