import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseExactly } from './json-exact.ts';
import { JsonNumber } from './json-value.ts';

const limits = { nonFinite: true, maxDepth: 1000, maxIntegerDigits: 4300 };

// Message and position as json.loads of CPython 3.11.7 gave them.
const faults: readonly (readonly [text: string, message: string, position: number])[] = [
  ['', 'Expecting value', 0],
  ['   ', 'Expecting value', 3],
  [' \t\n\r', 'Expecting value', 4],
  ['{', 'Expecting property name enclosed in double quotes', 1],
  ['}', 'Expecting value', 0],
  ['[', 'Expecting value', 1],
  [']', 'Expecting value', 0],
  ['[1', "Expecting ',' delimiter", 2],
  ['[1 ', "Expecting ',' delimiter", 3],
  ['[1,', 'Expecting value', 3],
  ['[1,]', 'Expecting value', 3],
  ['[,1]', 'Expecting value', 1],
  ['[1 2]', "Expecting ',' delimiter", 3],
  ['[1}', "Expecting ',' delimiter", 2],
  ['{"a"', "Expecting ':' delimiter", 4],
  ['{"a" ', "Expecting ':' delimiter", 5],
  ['{"a":', 'Expecting value', 5],
  ['{"a":}', 'Expecting value', 5],
  ['{"a":1', "Expecting ',' delimiter", 6],
  ['{"a":1 ', "Expecting ',' delimiter", 7],
  ['{"a":1,', 'Expecting property name enclosed in double quotes', 7],
  ['{"a":1,}', 'Expecting property name enclosed in double quotes', 7],
  ['{"a":1 , }', 'Expecting property name enclosed in double quotes', 9],
  ['{,}', 'Expecting property name enclosed in double quotes', 1],
  ['{"a" 1}', "Expecting ':' delimiter", 5],
  ['{"a":1 "b":2}', "Expecting ',' delimiter", 7],
  ['{"a":1]', "Expecting ',' delimiter", 6],
  ["{'a':1}", 'Expecting property name enclosed in double quotes', 1],
  ['{a:1}', 'Expecting property name enclosed in double quotes', 1],
  ['{/*c*/}', 'Expecting property name enclosed in double quotes', 1],
  ['{"hub":undefined}', 'Expecting value', 7],
  ['{"hub":None}', 'Expecting value', 7],
  ['{"hub":"x"} x', 'Extra data', 12],
  ['1 2', 'Extra data', 2],
  ['hello', 'Expecting value', 0],
  ['nul', 'Expecting value', 0],
  ['tru', 'Expecting value', 0],
  ['fals', 'Expecting value', 0],
  ['nulls', 'Extra data', 4],
  ['-', 'Expecting value', 0],
  ['--1', 'Expecting value', 0],
  ['+1', 'Expecting value', 0],
  ['.5', 'Expecting value', 0],
  ['01', 'Extra data', 1],
  ['-01', 'Extra data', 2],
  ['1.', 'Extra data', 1],
  ['1.e5', 'Extra data', 1],
  ['1e', 'Extra data', 1],
  ['1e+', 'Extra data', 1],
  ['1E-x', 'Extra data', 1],
  ['1.5e', 'Extra data', 3],
  ['0x10', 'Extra data', 1],
  ['1e5e5', 'Extra data', 3],
  ['[1e5e5]', "Expecting ',' delimiter", 4],
  ['[01e5]', "Expecting ',' delimiter", 2],
  ['-Inf', 'Expecting value', 0],
  ['Nan', 'Expecting value', 0],
  ['-NaN', 'Expecting value', 0],
  ['"', 'Unterminated string starting at', 0],
  ['"a', 'Unterminated string starting at', 0],
  ['"a\\', 'Unterminated string starting at', 0],
  ['"\\q"', 'Invalid \\escape', 1],
  ['"a\\x"', 'Invalid \\escape', 2],
  ['"\\u"', 'Invalid \\uXXXX escape', 2],
  ['"\\u12"', 'Invalid \\uXXXX escape', 2],
  ['"\\u123', 'Invalid \\uXXXX escape', 2],
  ['"\\u1234', 'Invalid \\uXXXX escape', 2],
  ['"\\u12345', 'Unterminated string starting at', 0],
  ['"\\u+123"', 'Invalid \\uXXXX escape', 2],
  ['"\\u00zz"', 'Invalid \\uXXXX escape', 2],
  ['"\\ud83d\\u12"', 'Invalid \\uXXXX escape', 8],
  ['"\\ud83d\\uzzzz"', 'Invalid \\uXXXX escape', 8],
  ['"\\ud83d\\', 'Unterminated string starting at', 0],
  ['"\\ud83d\\q"', 'Invalid \\escape', 7],
  ['"a\nb"', 'Invalid control character at', 2],
  ['"\t"', 'Invalid control character at', 1],
  ['"\u0000"', 'Invalid control character at', 1],
  ['"\u001f', 'Invalid control character at', 1],
  ['{"a\n":1}', 'Invalid control character at', 3],
  ['{"a\\q":1}', 'Invalid \\escape', 3],
  ['{"a', 'Unterminated string starting at', 1],
  ['\u00a01', 'Expecting value', 0],
  ['\u20281', 'Expecting value', 0],
  ['\u000b1', 'Expecting value', 0],
  ['1\u000c', 'Extra data', 1],
  ['{"é😀": x}', 'Expecting value', 7],
  ['"😀" x', 'Extra data', 4],
  ['["😀\\q"]', 'Invalid \\escape', 3],
  ['"😀\\u00😀"', 'Invalid \\uXXXX escape', 3],
  ['["😀😀"', "Expecting ',' delimiter", 5],
  ['"😀', 'Unterminated string starting at', 0],
];

test('a malformed text is told in the words of CPython, at its position', () => {
  for (const [text, message, position] of faults) {
    const { offset, ...fault } = { offset: -1, ...parseExactly(text, limits) };
    assert.deepEqual(fault, { ok: false, reason: 'syntax', message, position }, JSON.stringify(text));
    assert.equal([...text.slice(0, offset)].length, position, JSON.stringify(text));
  }
});

test('NaN and the infinities are values only where they are asked for', () => {
  for (const word of ['NaN', 'Infinity', '-Infinity']) {
    const text = `[${word}]`;
    assert.deepEqual(parseExactly(text, limits), {
      ok: true,
      value: [new JsonNumber(word)],
      duplicateKeys: [],
    });
    assert.deepEqual(parseExactly(text, { ...limits, nonFinite: false }), {
      ok: false,
      reason: 'syntax',
      message: 'Expecting value',
      position: 1,
      offset: 1,
    });
  }
});

test('a byte order mark is not white space', () => {
  assert.deepEqual(parseExactly('\ufeff1', limits), {
    ok: false,
    reason: 'syntax',
    message: 'Expecting value',
    position: 0,
    offset: 0,
  });
});

test('escapes stand for their characters, surrogates join, and a lone one stays alone', () => {
  const escapes: readonly (readonly [text: string, value: string])[] = [
    ['"\\"\\\\\\/\\b\\f\\n\\r\\t"', '"\\/\b\f\n\r\t'],
    ['"\\u00e9\\u00E9"', 'éé'],
    ['"\\ud83d\\ude00"', '😀'],
    ['"\\ud83d"', '\ud83d'],
    ['"\\ude00\\ud83d"', '\ude00\ud83d'],
    ['"\\ud83d\\n"', '\ud83d\n'],
    ['"\u2028\u007f"', '\u2028\u007f'],
  ];
  for (const [text, value] of escapes) {
    assert.deepEqual(parseExactly(text, limits), { ok: true, value, duplicateKeys: [] });
  }
});

test('an integer is plain up to 2^53-1, and every other number keeps its text', () => {
  const plain: readonly (readonly [literal: string, value: number])[] = [
    ['0', 0],
    ['-0', -0],
    ['-17', -17],
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
  ];
  for (const [text, value] of plain) {
    assert.deepEqual(parseExactly(text, limits), { ok: true, value, duplicateKeys: [] });
  }
  for (const text of [
    '9007199254740992',
    '-9007199254740993',
    '1.0',
    '-0.0',
    '1e0',
    '1E+2',
    '0e-7',
    '1e400',
  ]) {
    assert.deepEqual(parseExactly(text, limits), {
      ok: true,
      value: new JsonNumber(text),
      duplicateKeys: [],
    });
  }
});

test('an integer of too many digits is a fault of its own; a decimal is not', () => {
  const long = '1'.repeat(4301);
  assert.deepEqual(parseExactly(`["😀", -${long}, nonsense`, limits), {
    ok: false,
    reason: 'digits',
    message:
      'Exceeds the limit (4300 digits) for integer string conversion: value has 4301 digits; ' +
      'use sys.set_int_max_str_digits() to increase the limit',
    position: 6,
    offset: 7,
  });
  assert.equal(parseExactly(`-${'1'.repeat(4300)}`, limits).ok, true);
  assert.equal(parseExactly(`${long}.5`, limits).ok, true);
});

test('a nesting beyond the limit is a fault of its own, whatever follows', () => {
  const depthFault = (kind: string, position: number) => ({
    ok: false,
    reason: 'depth',
    message: `maximum recursion depth exceeded while decoding a JSON ${kind} from a unicode string`,
    position,
    offset: position,
  });
  assert.deepEqual(parseExactly('['.repeat(200_000), limits), depthFault('array', 1000));
  assert.deepEqual(parseExactly(`${'{"a":'.repeat(1001)}nonsense`, limits), depthFault('object', 5000));
  assert.deepEqual(parseExactly('[[]]', { ...limits, maxDepth: 1 }), depthFault('array', 1));
  assert.equal(parseExactly('[[]]', { ...limits, maxDepth: 2 }).ok, true);
});

test('200,000 levels are parsed where the limit allows them', () => {
  const text = '['.repeat(200_000) + ']'.repeat(200_000);
  assert.equal(parseExactly(text, { ...limits, maxDepth: 200_000 }).ok, true);
});
