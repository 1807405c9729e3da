import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber } from '../../spec/json-value.ts';
import { type FaultList, rejected } from './fault.ts';
import { parseObject } from './object.ts';

test('every object passes, itself and not a copy', () => {
  for (const input of [{}, { a: [1, null] }, JSON.parse('{"__proto__":1}')]) {
    const faults: FaultList = [];
    assert.equal(parseObject(input, ['body'], faults), input);
    assert.deepEqual(faults, []);
  }
});

test('an array and a number kept as text are no objects', () => {
  for (const input of [null, true, 5, new JsonNumber('1.5'), 'x', [], [{}]]) {
    const faults: FaultList = [];
    assert.equal(parseObject(input, ['body'], faults), rejected);
    const msg = 'Input should be a valid dictionary';
    assert.deepEqual(faults, [{ type: 'dict_type', loc: ['body'], msg, input }]);
  }
});
