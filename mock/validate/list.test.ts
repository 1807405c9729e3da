import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Fault, type FaultList, rejected } from './fault.ts';
import { integerParser } from './integer.ts';
import { listParser } from './list.ts';
import { parseObject } from './object.ts';
import { parseText } from './text.ts';

const loc = ['body', 'x'];
const earlier: Fault = { type: 'uuid_type', loc: ['path', 'id'], msg: '', input: 5 };

test('a list of good items passes, with its items after coercion', () => {
  const faults: FaultList = [];
  assert.deepEqual(listParser(parseText)([], loc, faults), []);
  assert.deepEqual(listParser(parseText)(['a', ''], loc, faults), ['a', '']);
  assert.deepEqual(listParser(integerParser('lax'))([1, '2', true], loc, faults), [1, 2, 1]);
  assert.deepEqual(faults, []);
});

test('what is no list is one fault at the place of the list', () => {
  for (const input of [null, true, 5, 'ab', {}, { 0: 'a' }]) {
    const faults: FaultList = [];
    assert.equal(listParser(parseText)(input, loc, faults), rejected);
    assert.deepEqual(faults, [{ type: 'list_type', loc, msg: 'Input should be a valid list', input }]);
  }
});

test('every bad item is reported at its index, behind the faults found before', () => {
  const faults: FaultList = [earlier];
  assert.equal(listParser(parseText)(['a', null, 'b', 1], loc, faults), rejected);
  const msg = 'Input should be a valid string';
  assert.deepEqual(faults, [
    earlier,
    { type: 'string_type', loc: ['body', 'x', 1], msg, input: null },
    { type: 'string_type', loc: ['body', 'x', 3], msg, input: 1 },
  ]);
  assert.deepEqual(Object.keys(faults[1] ?? {}), ['type', 'loc', 'msg', 'input']);
});

test('earlier faults do not spoil a good list', () => {
  const faults: FaultList = [earlier];
  assert.deepEqual(listParser(parseObject)([{}], loc, faults), [{}]);
  assert.deepEqual(faults, [earlier]);
});

test('the faults of lists in lists carry both indexes', () => {
  const faults: FaultList = [];
  assert.equal(listParser(listParser(parseObject))([[{}], [{}, {}, 7]], loc, faults), rejected);
  assert.deepEqual(
    faults.map((fault) => fault.loc),
    [['body', 'x', 1, 2]],
  );
});
