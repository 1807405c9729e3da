import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pythonFloatRepr } from './python-float.ts';

// As Python 3.11 prints them.
const reprs: readonly (readonly [number, string])[] = [
  [0, '0.0'],
  [-0, '-0.0'],
  [1, '1.0'],
  [-1.5, '-1.5'],
  [0.1, '0.1'],
  [0.0001, '0.0001'],
  [0.00001, '1e-05'],
  [-1.5e-7, '-1.5e-07'],
  [1e15, '1000000000000000.0'],
  [9999999999999998, '9999999999999998.0'],
  [1e16, '1e+16'],
  [-1.2345678901234568e20, '-1.2345678901234568e+20'],
  [1e100, '1e+100'],
  [5e-324, '5e-324'],
  [1.7976931348623157e308, '1.7976931348623157e+308'],
  [1.1111111111111112, '1.1111111111111112'],
  [Number.NaN, 'nan'],
  [Number.POSITIVE_INFINITY, 'inf'],
  [Number.NEGATIVE_INFINITY, '-inf'],
];

test('a double is printed as Python prints it', () => {
  for (const [value, repr] of reprs) assert.equal(pythonFloatRepr(value), repr);
});

test('what is printed reads as the same double', () => {
  const finite = fc.double({ noDefaultInfinity: true, noNaN: true });
  fc.assert(
    fc.property(finite, (value) => Object.is(Number(pythonFloatRepr(value)), value)),
    { numRuns: 300 },
  );
});
