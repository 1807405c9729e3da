import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber } from '../../spec/json-value.ts';
import { choiceParser } from './choice.ts';
import { type FaultList, rejected } from './fault.ts';

const loc = ['body', 'access_level'];
const levels = ['black_box', 'grey_box', 'white_box'];

test('a value of the list passes', () => {
  const faults: FaultList = [];
  for (const level of levels) assert.equal(choiceParser(levels)(level, loc, faults), level);
  assert.deepEqual(faults, []);
});

test('everything else is told which values there are', () => {
  const expected = "'black_box', 'grey_box' or 'white_box'";
  const inputs = ['Black_Box', ' black_box', 'black_box\n', '', 'toString', null, 0, true, ['black_box'], {}];
  for (const input of [...inputs, new JsonNumber('1.5')]) {
    const faults: FaultList = [];
    assert.equal(choiceParser(levels)(input, loc, faults), rejected);
    const msg = `Input should be ${expected}`;
    assert.deepEqual(faults, [{ type: 'enum', loc, msg, input, ctx: { expected } }]);
  }
});

test('one and two values are listed without a comma', () => {
  const faults: FaultList = [];
  choiceParser(['a'])('x', loc, faults);
  choiceParser(['a', 'b'])('x', loc, faults);
  assert.deepEqual(
    faults.map((fault) => fault.ctx),
    [{ expected: "'a'" }, { expected: "'a' or 'b'" }],
  );
});

test('a lone surrogate is no value and no unicode', () => {
  const faults: FaultList = [];
  assert.equal(choiceParser(levels)('\ud800', loc, faults), rejected);
  assert.equal(faults[0]?.type, 'string_unicode');
});
