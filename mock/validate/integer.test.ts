import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { type FaultList, rejected } from './fault.ts';
import { integerParser } from './integer.ts';

const loc = ['body', 'last_evaluated_at'];
const lax = integerParser('lax');
const number = (text: string) => new JsonNumber(text);

/** The integer as text, or the type of the one fault. */
function judge(input: JsonValue, parse = lax): string {
  const faults: FaultList = [];
  const value = parse(input, loc, faults);
  if (value === rejected) {
    assert.equal(faults.length, 1);
    assert.deepEqual(faults[0]?.loc, loc);
    assert.equal(faults[0]?.input, input);
    return faults[0]?.type ?? '';
  }
  assert.deepEqual(faults, []);
  if (value instanceof JsonNumber) {
    assert.ok(!Number.isSafeInteger(Number(value.text)), `${value.text} fits a plain number`);
    return value.text;
  }
  assert.ok(Number.isSafeInteger(value) && !Object.is(value, -0), `${value} is a plain integer`);
  return String(value);
}

test('integers of any size stay as they are', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (integer) => {
      const isSafe = Number.isSafeInteger(Number(integer));
      const input = isSafe ? Number(integer) : number(String(integer));
      assert.equal(judge(input), String(integer));
      assert.equal(judge(String(integer)), String(integer));
      const [sign, digits] = integer < 0n ? ['-', String(-integer)] : ['+', String(integer)];
      assert.equal(judge(`\u2003${sign}0_0${digits}.0\n`), String(integer));
    }),
    { numRuns: 200 },
  );
  assert.equal(judge(-0), '0');
  assert.equal(judge(-0, integerParser('strict')), '0');
});

test('true is 1 and false is 0', () => {
  assert.equal(judge(true), '1');
  assert.equal(judge(false), '0');
});

const floats: readonly (readonly [string, string])[] = [
  ['5.0', '5'],
  ['-0.0', '0'],
  ['1e3', '1000'],
  ['1e-400', '0'],
  ['9007199254740991.0', '9007199254740991'],
  ['9007199254740992.0', '9007199254740992'],
  ['9007199254740993.0', '9007199254740992'],
  ['9223372036854774784.0', '9223372036854774784'],
  ['-9223372036854774784.0', '-9223372036854774784'],
  ['9223372036854775807.0', 'int_parsing_size'],
  ['-9223372036854775808.0', 'int_parsing_size'],
  ['1e21', 'int_parsing_size'],
  ['1e308', 'int_parsing_size'],
  ['1.5', 'int_from_float'],
  ['-1e-9', 'int_from_float'],
  ['1e400', 'finite_number'],
  ['NaN', 'finite_number'],
  ['-Infinity', 'finite_number'],
];

test('a float is taken where it is whole and inside the range of 64 bits', () => {
  for (const [literal, result] of floats) assert.equal(judge(number(literal)), result, literal);
});

// Observed on pydantic-core 2.46.4.
const texts: readonly (readonly [string, string])[] = [
  ['5', '5'],
  [' 5 ', '5'],
  ['\u00855\u3000\n', '5'],
  ['\x1c5', 'int_parsing'],
  ['5\ufeff', 'int_parsing'],
  ['5\u200b', 'int_parsing'],
  ['+5', '5'],
  ['-5', '-5'],
  ['-0', '0'],
  ['-00.00', '0'],
  ['+-5', 'int_parsing'],
  ['-+5', 'int_parsing'],
  ['--5', 'int_parsing'],
  ['- 5', 'int_parsing'],
  ['05', '5'],
  ['-007', '-7'],
  ['000', '0'],
  ['5.0', '5'],
  ['5.000', '5'],
  ['00.0', '0'],
  ['5.', 'int_parsing'],
  ['0.', 'int_parsing'],
  ['.0', 'int_parsing'],
  ['5.5', 'int_parsing'],
  ['1.0.0', 'int_parsing'],
  ['1_000', '1000'],
  ['1_0_0.0', '100'],
  ['1__0', 'int_parsing'],
  ['_1', 'int_parsing'],
  ['1_', 'int_parsing'],
  ['1_.0', 'int_parsing'],
  ['1.0_0', 'int_parsing'],
  ['0_1', '1'],
  ['0__1', '1'],
  ['0_', 'int_parsing'],
  ['0_.0', 'int_parsing'],
  ['0-5', '-5'],
  ['+0_-5', '-5'],
  ['-0-5', 'int_parsing'],
  ['1e3', 'int_parsing'],
  ['1,000', 'int_parsing'],
  ['0x10', 'int_parsing'],
  ['', 'int_parsing'],
  [' ', 'int_parsing'],
  ['+', 'int_parsing'],
  ['abc', 'int_parsing'],
  ['NaN', 'int_parsing'],
  ['٣', 'int_parsing'],
  ['9007199254740993', '9007199254740993'],
  ['9007199254740993.0', '9007199254740993'],
  ['5\ud800', 'string_unicode'],
];

test('text is read as pydantic reads it', () => {
  for (const [text, result] of texts) assert.equal(judge(text), result, JSON.stringify(text));
});

test('text of over 4300 characters is too large, or not read at all behind a sign or a space', () => {
  const most = '1'.repeat(4300);
  assert.equal(judge(most), most);
  assert.equal(judge(` ${most}.0`), most);
  assert.equal(judge(`00${most}`), most);
  assert.equal(judge(`${most}1`), 'int_parsing_size');
  assert.equal(judge(`-${most}`), 'int_parsing_size');
  assert.equal(judge(`${most}1x`), 'int_parsing_size');
  assert.equal(judge(`${most}1\ud800`), 'string_unicode');
  assert.equal(judge(` ${most}1`), 'int_parsing');
  assert.equal(judge(`1_${most}`), 'int_parsing');
  assert.equal(judge(number(`${most}1`)), `${most}1`);
});

test('null, lists and objects are no integers', () => {
  for (const input of [null, [], [1], {}]) assert.equal(judge(input), 'int_type');
});

test('a strict integer is an integer literal and nothing else', () => {
  const strict = integerParser('strict');
  assert.equal(judge(5, strict), '5');
  assert.equal(judge(number('-9223372036854775809'), strict), '-9223372036854775809');
  for (const input of ['5', '\ud800', true, number('5.0'), number('1e3'), number('NaN'), null, [], {}]) {
    assert.equal(judge(input, strict), 'int_type');
  }
});

test('a minimum is held against the value after coercion', () => {
  for (const coercion of ['lax', 'strict'] as const) {
    const atLeastOne = integerParser(coercion, 1);
    for (const input of [1, 100, number('9007199254740993')])
      assert.notEqual(judge(input, atLeastOne), 'greater_than_equal');
    for (const input of [0, -0, -1, number('-9007199254740993')]) {
      assert.equal(judge(input, atLeastOne), 'greater_than_equal');
    }
  }
  for (const input of [false, '0', '-5', '0-5', number('0.0'), number('-9e18'), '-9007199254740993']) {
    assert.equal(judge(input, integerParser('lax', 1)), 'greater_than_equal');
  }
  assert.equal(judge(true, integerParser('lax', 1)), '1');
  assert.equal(judge(number('0.5'), integerParser('lax', 1)), 'int_from_float');
});

test('faults have the words of pydantic', () => {
  const faults: FaultList = [];
  const parse = integerParser('lax', 1);
  for (const input of [0, [], 'x', number('1.5'), number('1e21'), number('NaN')]) parse(input, loc, faults);
  assert.deepEqual(
    faults.map((fault) => fault.msg),
    [
      'Input should be greater than or equal to 1',
      'Input should be a valid integer',
      'Input should be a valid integer, unable to parse string as an integer',
      'Input should be a valid integer, got a number with a fractional part',
      'Unable to parse input string as an integer, exceeded maximum size',
      'Input should be a finite number',
    ],
  );
  assert.deepEqual(faults[0]?.ctx, { ge: 1 });
});

test('between lax and strict, a whole fraction is an integer and nothing else is turned into one', () => {
  const parse = integerParser('whole-fractions');
  assert.deepEqual(
    [number('5.0'), number('1e3'), 7].map((input) => judge(input, parse)),
    ['5', '1000', '7'],
  );
  assert.deepEqual(
    ['5', true, number('1.5')].map((input) => judge(input, parse)),
    ['int_type', 'int_type', 'int_from_float'],
  );
});

test('without flags, texts and whole fractions are integers as in lax, and true is none', () => {
  const parse = integerParser('no-flags', 1);
  assert.deepEqual(
    ['5', number('5.0'), 7, true, false, '0'].map((input) => judge(input, parse)),
    ['5', '5', '7', 'int_type', 'int_type', 'greater_than_equal'],
  );
});

test('a range ends at its least and at its greatest integer', () => {
  const ends = [
    ['53-bit', '-9007199254740992', '-9007199254740991', '9007199254740991', '9007199254740992'],
    ['64-bit', '-9223372036854775809', '-9223372036854775808', '9223372036854775807', '9223372036854775808'],
  ] as const;
  for (const [range, less, least, most, more] of ends) {
    const parse = integerParser('lax', undefined, range);
    assert.deepEqual(
      [less, least, most, more].map((text) => judge(text, parse)),
      ['greater_than_equal', least, most, 'less_than_equal'],
    );
  }
});
