import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isDecimalText, sameDecimal } from '../../spec/decimal-text.ts';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { type FaultList, rejected } from './fault.ts';
import { type TestScoreSettings, testScoreParser } from './test-score.ts';

const loc = ['body', 'test_score'];
const stock: TestScoreSettings = { input: 'text-and-numbers', laxText: 'accept', answer: 'canonical' };
const number = (text: string) => new JsonNumber(text);

/** The text that is kept, or the type of the one fault. */
function judge(input: JsonValue, settings: Partial<TestScoreSettings> = {}): string {
  const faults: FaultList = [];
  const value = testScoreParser({ ...stock, ...settings })(input, loc, faults);
  if (value === rejected) {
    assert.equal(faults.length, 1);
    assert.deepEqual(faults[0]?.loc, loc);
    assert.equal(faults[0]?.input, input);
    return faults[0]?.type ?? '';
  }
  assert.deepEqual(faults, []);
  assert.ok(typeof value === 'string' && isDecimalText(value), `${value} is decimal text`);
  return value;
}

// Observed on pydantic 2.13.4, save that an exponent is written out.
const texts: readonly (readonly [string, string])[] = [
  ['85.50', '85.50'],
  ['+1', '1'],
  ['-.5', '-0.5'],
  ['1.', '1'],
  ['00012.50', '12.50'],
  ['-0', '-0'],
  ['-00.00', '-0.00'],
  ['0.0000001', '0.0000001'],
  ['1e5', '100000'],
  ['1.5E+3', '1500'],
  ['1.50e1', '15.0'],
  ['1e-7', '0.0000001'],
  ['-.5e-2', '-0.005'],
  ['0e5', '0'],
  ['-0e5', '-0'],
  ['0e-3', '0.000'],
  ['0e999999999999999999', '0'],
  ['0e1000000000000000000', 'decimal_parsing'],
  ['0.0e1000000000000000000', '0'],
  ['1e00000000000000000000000000000005', '100000'],
  [' 1 ', '1'],
  ['1\n', '1'],
  ['\x1c1\u00a0\u3000', '1'],
  ['1 2', 'decimal_parsing'],
  ['1\u200b', 'decimal_parsing'],
  ['\ufeff1', 'decimal_parsing'],
  ['1\0', 'decimal_parsing'],
  ['1_000', '1000'],
  ['_1__0_', '10'],
  ['1_e_5', '100000'],
  ['_', 'decimal_parsing'],
  ['٣', '3'],
  ['१२.५', '12.5'],
  ['１e５', '100000'],
  ['𝟏𝟡', '19'],
  ['²', 'decimal_parsing'],
  ['Ⅳ', 'decimal_parsing'],
  ['½', 'decimal_parsing'],
  ['\u22121', 'decimal_parsing'],
  ['1٫5', 'decimal_parsing'],
  ['', 'decimal_parsing'],
  [' ', 'decimal_parsing'],
  ['.', 'decimal_parsing'],
  ['+.', 'decimal_parsing'],
  ['--1', 'decimal_parsing'],
  ['1.2.3', 'decimal_parsing'],
  ['1e', 'decimal_parsing'],
  ['1e+', 'decimal_parsing'],
  ['e5', 'decimal_parsing'],
  ['.e5', 'decimal_parsing'],
  ['1e5.0', 'decimal_parsing'],
  ['1,5', 'decimal_parsing'],
  ['0x1F', 'decimal_parsing'],
  ['50%', 'decimal_parsing'],
  ['\ud800', 'decimal_parsing'],
  ['1e9999999999999999999', 'decimal_parsing'],
  ['NaN', 'finite_number'],
  ['-sNaN007', 'finite_number'],
  ['nan1x', 'decimal_parsing'],
  [' +inf ', 'finite_number'],
  ['InFi_nity', 'finite_number'],
  ['infinit', 'decimal_parsing'],
];

test('text is read as Python reads it and written out plainly', () => {
  for (const [text, result] of texts) assert.equal(judge(text), result, JSON.stringify(text));
});

// Observed likewise.
const numbers: readonly (readonly [string, string])[] = [
  ['1.0', '1.0'],
  ['85.50', '85.5'],
  ['1e5', '100000.0'],
  ['1e15', '1000000000000000.0'],
  ['1e16', '10000000000000000'],
  ['1.2345e21', '1234500000000000000000'],
  ['1e-7', '0.0000001'],
  ['0.00001', '0.00001'],
  ['-0.0', '-0.0'],
  ['-1e-400', '-0.0'],
  ['1.111111111111111111111111111111', '1.1111111111111112'],
  ['9007199254740993', '9007199254740993'],
  ['-9007199254740993', '-9007199254740993'],
  ['9007199254740993.0', '9007199254740992.0'],
  ['NaN', 'finite_number'],
  ['Infinity', 'finite_number'],
  ['-1e400', 'finite_number'],
];

test('a number is read as Python reads it', () => {
  for (const [literal, result] of numbers) assert.equal(judge(number(literal)), result, literal);
  assert.equal(judge(0), '0');
  assert.equal(judge(-0), '0');
  assert.equal(judge(-5), '-5');
  assert.equal(judge(number('1e308')), `1${'0'.repeat(308)}`);
});

test('flags, null, lists and objects are no decimals', () => {
  for (const input of [true, false, null, [], ['1'], {}]) assert.equal(judge(input), 'decimal_type');
});

test('faults have the words of pydantic', () => {
  const faults: FaultList = [];
  for (const input of ['x', 'NaN', true]) testScoreParser(stock)(input, loc, faults);
  assert.deepEqual(
    faults.map((fault) => fault.msg),
    [
      'Input should be a valid decimal',
      'Input should be a finite number',
      'Decimal input should be an integer, float, string or Decimal object',
    ],
  );
});

test('as sent, text of the pattern stays as it is and the rest is spelled canonically', () => {
  for (const text of ['+1', '-.5', '1.', '00012.50', '-0'])
    assert.equal(judge(text, { answer: 'as-sent' }), text);
  assert.equal(judge(' 01 ', { answer: 'as-sent' }), '1');
  assert.equal(judge('1e-7', { answer: 'as-sent' }), '0.0000001');
  assert.equal(judge(number('85.50'), { answer: 'as-sent' }), '85.5');
});

test('text of any other form is rejected where lax text is', () => {
  for (const text of ['1e5', ' 1', '1_000', '٣', 'NaN', ''])
    assert.equal(judge(text, { laxText: 'reject' }), 'decimal_parsing');
  assert.equal(judge('+1', { laxText: 'reject' }), '1');
  assert.equal(judge(number('1e5'), { laxText: 'reject' }), '100000.0');
});

test('a field of texts takes no numbers', () => {
  for (const input of [1, number('1.5'), number('NaN'), true, [], {}]) {
    assert.equal(judge(input, { input: 'text-only' }), 'string_type');
  }
  assert.equal(judge('1', { input: 'text-only' }), '1');
});

test('a field of numbers takes no texts', () => {
  for (const input of ['1', 'x', 'NaN', true, null])
    assert.equal(judge(input, { input: 'numbers-only' }), 'decimal_type');
  assert.equal(judge(number('1.5'), { input: 'numbers-only' }), '1.5');
});

test('no exponent makes more than 4300 characters', () => {
  assert.equal(judge('1e4299'), `1${'0'.repeat(4299)}`);
  for (const text of ['1e4300', '1e-4300', '1e999999999', '-1e-999999999999', '0e-999999999']) {
    assert.equal(judge(text), 'decimal_parsing', text);
  }
});

test('text that is long by itself is kept', () => {
  const digits = '7'.repeat(10_000);
  const small = `.${'0'.repeat(10_000)}1`;
  for (const answer of ['as-sent', 'canonical'] as const) {
    assert.equal(judge(digits, { answer }), digits);
    assert.equal(judge(`${digits}e-1`, { answer }), `${digits.slice(1)}.7`);
    assert.equal(judge(` ${small}`, { answer }), `0${small}`);
    assert.equal(judge(small.replaceAll('0', '٠'), { answer }), `0${small}`);
  }
  assert.equal(judge('0'.repeat(5000)), '0');
});

test('what is kept has the value of what was sent', () => {
  const digits = fc.string({ unit: fc.constantFrom('0', '0', '1', '9'), minLength: 1, maxLength: 12 });
  const exponents = fc.option(fc.integer({ min: -40, max: 40 }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.constantFrom('', '+', '-'),
      digits,
      digits,
      exponents,
      (sign, whole, fraction, exponent) => {
        const text = `${sign}${whole}.${fraction}${exponent === undefined ? '' : `e${exponent}`}`;
        for (const answer of ['as-sent', 'canonical'] as const) {
          assert.ok(sameDecimal(judge(text, { answer }), text), text);
          assert.ok(sameDecimal(judge(`  ${text}_\t`, { answer }), text), text);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('reading takes a time that grows as the length of the text', () => {
  const zeros = '0'.repeat(300_000);
  const hostile = [
    `${zeros}x`,
    ` ${zeros}`,
    `1${' '.repeat(300_000)}1`,
    `${'_'.repeat(300_000)}x`,
    `1e${zeros}x`,
  ];
  const start = performance.now();
  for (const text of hostile) testScoreParser(stock)(text, loc, []);
  const taken = performance.now() - start;
  assert.ok(taken < 1000, `took ${taken} ms`);
});

test('the shortest spelling has no zeros at the end of a fraction', () => {
  const parse = testScoreParser({ ...stock, answer: 'shortest' });
  const read = (input: string | JsonNumber) => parse(input, loc, []);
  assert.deepEqual(['00012.50', '+3.0', '100', '1.0e2', '-.50', '0.0'].map(read), [
    '12.5',
    '3',
    '100',
    '100',
    '-0.5',
    '0',
  ]);
  assert.equal(read(number('1.50')), '1.5');
});

test('digits beyond the bound are refused, and zeros in front are none', () => {
  const parse = testScoreParser({ ...stock, digits: '15' });
  const typeOf = (text: string) => {
    const faults: FaultList = [];
    parse(text, loc, faults);
    return faults.map(({ type, ctx }) => [type, ctx]);
  };
  assert.deepEqual(typeOf('123456789012345'), []);
  assert.deepEqual(typeOf('000.123456789012345'), []);
  assert.deepEqual(typeOf('1234567890123456'), [['decimal_max_digits', { max_digits: 15 }]]);
});
