import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  canonicalDecimalText,
  compareDecimals,
  type Decimal,
  isDecimalText,
  parseDecimal,
  plainLength,
  printDecimal,
  sameDecimal,
} from './decimal-text.ts';

// As 2.1 writes it. It is cubic: short strings only.
const contractPattern = /^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$/;

const tellingCharacters = ['0', '1', '9', '+', '-', '.', 'x', 'e'];

const digits = fc.string({ unit: fc.constantFrom('0', '0', '1', '5', '9'), minLength: 1, maxLength: 30 });

const decimalTexts = fc
  .tuple(fc.constantFrom('', '+', '-'), digits, fc.constantFrom('', '.'), digits, fc.nat(3))
  .map(([sign, whole, point, fraction, shape]) => {
    if (shape === 0) return `${sign}.${fraction}`;
    if (shape === 1) return `${sign}${whole}${point}`;
    return `${sign}${whole}.${fraction}`;
  });

const decimals: fc.Arbitrary<Decimal> = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.bigInt({ min: -15n, max: 15n }))
  .map(([negative, coefficient, exponent]) => ({ negative, coefficient: String(coefficient), exponent }));

function read(text: string): Decimal {
  const decimal = parseDecimal(text);
  assert.ok(decimal !== undefined, `${text.slice(0, 40)} is read`);
  return decimal;
}

// The quickest of three: a busy machine slows single runs.
function assertTakesLessThan(milliseconds: number, work: () => void): void {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  const quickest = Math.min(...times);
  assert.ok(quickest < milliseconds, `took ${quickest} ms`);
}

function listStrings(characters: readonly string[], longest: number): readonly string[] {
  const all = [''];
  let previous = all.slice();
  for (let length = 1; length <= longest; length += 1) {
    previous = previous.flatMap((start) => characters.map((character) => start + character));
    for (const text of previous) all.push(text);
  }
  return all;
}

test('decimal text is what the pattern of the contract takes, for every string of up to six characters', () => {
  const strings = listStrings(tellingCharacters, 6);
  assert.equal(strings.length, (8 ** 7 - 1) / 7);
  const differing = strings.filter((text) => isDecimalText(text) !== contractPattern.test(text));
  assert.deepEqual(differing, []);
});

test('decimal text is what the pattern of the contract takes, for longer strings', () => {
  const unit = fc.constantFrom('0', '0', '0', '1', '9', '+', '-', '.', 'x', 'e', ' ', '\n', '٣');
  const strings = fc.oneof(fc.string({ unit, maxLength: 40 }), decimalTexts);
  fc.assert(
    fc.property(strings, (text) => {
      assert.equal(isDecimalText(text), contractPattern.test(text));
    }),
    { numRuns: 1000 },
  );
});

test('a decimal is read with its sign, its digits and its exponent', () => {
  const cases: readonly (readonly [string, boolean, string, bigint])[] = [
    ['12.50', false, '1250', -2n],
    ['+1', false, '1', 0n],
    ['-.5', true, '5', -1n],
    ['1.', false, '1', 0n],
    ['00012.50', false, '1250', -2n],
    ['-0', true, '0', 0n],
    ['00.00', false, '0', -2n],
    ['0.05', false, '5', -2n],
    ['1.5e3', false, '15', 2n],
    ['1E-7', false, '1', -7n],
    ['-1.25E+2', true, '125', 0n],
    ['1e007', false, '1', 7n],
    ['1e999999999', false, '1', 999999999n],
    ['1e-9999999999999999999', false, '1', -9999999999999999999n],
  ];
  for (const [text, negative, coefficient, exponent] of cases) {
    assert.deepEqual(parseDecimal(text), { negative, coefficient, exponent }, text);
  }
});

test('what is neither decimal text nor such text with an exponent is not read', () => {
  const texts = ['', '.', '+', '-.', '--1', '1.2.3', '1e', '1e+', 'e5', '.e5', '1e1.5', '1e--1', ' 1', '1\n'];
  for (const text of [...texts, '1_000', '0x1F', '٣', 'NaN', 'Infinity', '1,5', '1e10000000000000000000']) {
    assert.equal(parseDecimal(text), undefined, JSON.stringify(text));
  }
});

test('decimal text is read without an exponent', () => {
  fc.assert(
    fc.property(decimalTexts, (text) => {
      const { coefficient, exponent } = read(text);
      assert.match(coefficient, /^(?:0|[1-9]\d*)$/);
      assert.equal(-exponent, BigInt((text.split('.')[1] ?? '').length));
    }),
    { numRuns: 500 },
  );
});

test('decimals compare as their values do', () => {
  const scale = ({ negative, coefficient, exponent }: Decimal) => {
    const magnitude = BigInt(coefficient) * 10n ** (exponent + 15n);
    return negative ? -magnitude : magnitude;
  };
  // A second spelling of the first makes equal values come up.
  const pairs = fc.oneof(
    fc.tuple(decimals, decimals),
    fc
      .tuple(decimals, fc.integer({ min: 0, max: 5 }), fc.bigInt({ min: 0n, max: 2n }))
      .map(([left, zeros, more]) => {
        const coefficient = String(BigInt(left.coefficient) * 10n ** BigInt(zeros) + more);
        const exponent = left.exponent - BigInt(zeros);
        return [left, { ...left, coefficient, exponent: exponent < -15n ? -15n : exponent }] as const;
      }),
  );
  fc.assert(
    fc.property(pairs, ([left, right]) => {
      const leftValue = scale(left);
      const rightValue = scale(right);
      assert.equal(
        compareDecimals(left, right),
        leftValue < rightValue ? -1 : leftValue > rightValue ? 1 : 0,
        `${printDecimal(left)} and ${printDecimal(right)}`,
      );
    }),
    { numRuns: 1000 },
  );
});

test('decimals of other spelling are the same', () => {
  for (const [left, right] of [
    ['-0', '0'],
    ['0e5', '-0.000'],
    ['1.0', '1'],
    ['+1', '01.'],
    ['100', '1e2'],
    ['0.0000001', '1E-7'],
    ['12345678901234567890.10', '12345678901234567890.1'],
  ] as const) {
    assert.equal(sameDecimal(left, right), true, `${left} and ${right}`);
  }
});

test('decimals of other value, and what is no decimal, are not the same', () => {
  for (const [left, right] of [
    ['1', '-1'],
    ['1', '10'],
    ['0.1', '0.10000000000000000001'],
    ['9007199254740993', '9007199254740992'],
    ['x', 'x'],
    ['', ''],
    ['1', 'one'],
    ['one', '1'],
  ] as const) {
    assert.equal(sameDecimal(left, right), false, `${left} and ${right}`);
  }
});

// Right-hand sides from Python 3.11: format(Decimal(text), "f").
test('a decimal prints as Python prints it in fixed-point form', () => {
  for (const [text, printed] of [
    ['1E+5', '100000'],
    ['1E-7', '0.0000001'],
    ['-0', '-0'],
    ['-0.0', '-0.0'],
    ['12.50', '12.50'],
    ['0E+5', '0'],
    ['-0E+5', '-0'],
    ['0E-3', '0.000'],
    ['5E-1', '0.5'],
    ['-1.25e1', '-12.5'],
    ['-12.50E+1', '-125.0'],
    ['0e9999999999999999999', '0'],
  ] as const) {
    assert.equal(printDecimal(read(text)), printed, text);
  }
});

test('a printed decimal is decimal text of the same value and of the length foretold', () => {
  fc.assert(
    fc.property(decimals, (decimal) => {
      const printed = printDecimal(decimal);
      assert.equal(isDecimalText(printed), true);
      assert.equal(compareDecimals(read(printed), decimal), 0);
      assert.equal(plainLength(decimal), BigInt(printed.length));
    }),
    { numRuns: 1000 },
  );
});

test('decimal text has one canonical spelling', () => {
  for (const [text, canonical] of [
    ['+1', '1'],
    ['-.5', '-0.5'],
    ['1.', '1'],
    ['00012.50', '12.50'],
    ['-0', '-0'],
    ['0'.repeat(5000), '0'],
    ['0.0000001', '0.0000001'],
    ['000.', '0'],
    ['+.00', '0.00'],
  ] as const) {
    assert.equal(canonicalDecimalText(text), canonical, text.slice(0, 20));
  }
});

test('canonical decimal text is decimal text of the same value and its own canonical spelling', () => {
  fc.assert(
    fc.property(decimalTexts, (text) => {
      const canonical = canonicalDecimalText(text);
      assert.match(canonical, /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/);
      assert.equal(sameDecimal(canonical, text), true);
      assert.equal(canonicalDecimalText(canonical), canonical);
    }),
    { numRuns: 1000 },
  );
});

test('text that is no decimal text has no canonical spelling', () => {
  for (const text of ['', 'abc', '1e5', '1\n']) assert.throws(() => canonicalDecimalText(text), TypeError);
});

// Shorter texts come first, so that a quadratic or cubic pattern fails here rather than hangs.
test('a million characters are read in milliseconds', () => {
  for (const length of [2_000, 30_000, 1_000_000]) {
    const zeros = '0'.repeat(length);
    const nines = '9'.repeat(length);
    for (const text of [`${zeros}x`, `${zeros}.${zeros}x`, `.${zeros}x`, `1e${zeros}x`, `1e${nines}`]) {
      assertTakesLessThan(1000, () => assert.equal(isDecimalText(text), false));
      assertTakesLessThan(1000, () => assert.equal(parseDecimal(text), undefined));
    }
  }
});

test('a million digits are compared and printed in milliseconds', () => {
  const zeros = '0'.repeat(1_000_000);
  for (const [text, canonical] of [
    [zeros, '0'],
    [`${zeros}1`, '1'],
    [`1${zeros}`, `1${zeros}`],
    [`.${zeros}1`, `0.${zeros}1`],
    [`1${zeros}.`, `1${zeros}`],
  ] as const) {
    assertTakesLessThan(1000, () => assert.equal(canonicalDecimalText(text) === canonical, true));
    assertTakesLessThan(1000, () => assert.equal(sameDecimal(text, canonical), true));
    assertTakesLessThan(1000, () => assert.equal(sameDecimal(text, `${canonical}1e0`), false));
  }
});

test('a large exponent is compared and measured at once, and refused in print', () => {
  const large = read('1e999999999');
  const small = read('-1e-999999999');
  const one = read('1');
  assertTakesLessThan(100, () => {
    assert.equal(compareDecimals(large, one), 1);
    assert.equal(compareDecimals(one, large), -1);
    assert.equal(compareDecimals(small, read('-0')), -1);
    assert.equal(plainLength(large), 1_000_000_000n);
    assert.equal(plainLength(small), 1_000_000_002n);
    assert.throws(() => printDecimal(large), RangeError);
    assert.throws(() => printDecimal(small), /1000000002 characters/);
  });
});
