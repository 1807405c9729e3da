import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { type FaultList, rejected } from './fault.ts';
import { flagParser, parseQueryFlag } from './flag.ts';

const loc = ['body', 'guard_manually_configured'];
const number = (text: string) => new JsonNumber(text);

const truths = ['1', 't', 'T', 'y', 'Y', 'on', 'oN', 'yes', 'YES', 'true', 'tRuE'];
const untruths = ['0', 'f', 'F', 'n', 'no', 'No', 'off', 'OFF', 'false', 'False'];
const otherWords = [
  '',
  ' true',
  'true\n',
  '01',
  '1.0',
  '2',
  '-1',
  'none',
  'null',
  'ye',
  '\u017f',
  'yeſ',
  '١',
];

function judge(coercion: 'lax' | 'strict', input: JsonValue): JsonValue {
  const faults: FaultList = [];
  const value = flagParser(coercion)(input, loc, faults);
  if (value !== rejected) return value;
  assert.equal(faults.length, 1);
  assert.deepEqual(faults[0]?.loc, loc);
  assert.equal(faults[0]?.input, input);
  return [faults[0]?.type ?? '', faults[0]?.msg ?? ''];
}

const unreadable = ['bool_parsing', 'Input should be a valid boolean, unable to interpret input'];
const wrongType = ['bool_type', 'Input should be a valid boolean'];

test('a lax flag takes true, false and their words in any case', () => {
  for (const input of [true, ...truths]) assert.equal(judge('lax', input), true, String(input));
  for (const input of [false, ...untruths]) assert.equal(judge('lax', input), false, String(input));
  for (const input of otherWords) assert.deepEqual(judge('lax', input), unreadable, input);
});

test('a lax flag takes 0 and 1, also as floats', () => {
  for (const input of [1, number('1.0'), number('1e0'), number('0.1e1')])
    assert.equal(judge('lax', input), true);
  for (const input of [0, -0, number('0.0'), number('-0.0'), number('1e-400')]) {
    assert.equal(judge('lax', input), false);
  }
});

test('a lax flag cannot read other whole numbers of 64 bits', () => {
  const literals = [
    '9223372036854775807',
    '-9223372036854775808',
    '2.0',
    '-1.0',
    '1e18',
    '9223372036854774784.0',
  ];
  for (const input of [2, -1, ...literals.map(number)]) assert.deepEqual(judge('lax', input), unreadable);
});

test('all other numbers, null, lists and objects are of the wrong type', () => {
  const literals = ['9223372036854775808', '-9223372036854775809', '1.5', '1e400', 'NaN', '-Infinity'];
  const numbers = [...literals, '9223372036854775808.0', '-9223372036854775808.0', `1${'0'.repeat(400)}`].map(
    number,
  );
  for (const input of [...numbers, null, [], [true], {}]) assert.deepEqual(judge('lax', input), wrongType);
});

test('a strict flag takes nothing but true and false', () => {
  assert.equal(judge('strict', true), true);
  assert.equal(judge('strict', false), false);
  for (const input of [0, 1, 2, number('1.0'), 'true', '', '\ud800', null, [], {}]) {
    assert.deepEqual(judge('strict', input), wrongType);
  }
});

test('a lone surrogate is told as such', () => {
  assert.deepEqual(judge('lax', 'true\udfff'), [
    'string_unicode',
    'Input should be a valid string, unable to parse raw data as a unicode string',
  ]);
});

test('a flag of a query is read by the same words', () => {
  const faults: FaultList = [];
  for (const text of truths) assert.equal(parseQueryFlag(text, ['query', 'include_scores'], faults), true);
  for (const text of untruths) assert.equal(parseQueryFlag(text, ['query', 'include_scores'], faults), false);
  assert.deepEqual(faults, []);
  for (const text of otherWords) {
    const queryFaults: FaultList = [];
    assert.equal(parseQueryFlag(text, ['query', 'include_scores'], queryFaults), rejected);
    const [type, msg] = unreadable;
    assert.deepEqual(queryFaults, [{ type, loc: ['query', 'include_scores'], msg, input: text }]);
  }
});
