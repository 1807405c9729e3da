import fc from 'fast-check';
import { shrunkAs } from './shrunk-as.ts';

/** From where and to where, both included. */
export interface IntegerRange {
  readonly min: number;
  readonly max: number;
}

/** Integers of a range, every second one a favoured one; shrinks towards 0, or towards the end nearest to it. */
export function integersFavouring(favoured: readonly number[], range: IntegerRange): fc.Arbitrary<number> {
  const inRange = fc.integer(range);
  const inside = favoured.filter((value) => value >= range.min && value <= range.max);
  return inside.length === 0 ? inRange : shrunkAs(fc.oneof(fc.constantFrom(...inside), inRange), inRange);
}

const boundaries: readonly number[] = [
  ...[0, 1, -1, 2, 10, 100, 127, 128, 255, 256, -128, 32_767, 32_768, 65_535, 65_536],
  // Where 32 bits end, signed and unsigned, and where seconds and milliseconds since 1970 stand.
  ...[2 ** 31 - 2, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, -(2 ** 31) - 1, -(2 ** 31), 1 - 2 ** 31],
  ...[2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 1_700_000_000, 1_700_000_000_000],
  ...[2 ** 53 - 2, 2 ** 53 - 1, 2 - 2 ** 53, 1 - 2 ** 53],
];

/**
 * Integers that an integer field takes, up to ±(2^53-1), where 32 bits end and around the minimum above all.
 * Shrinks towards 0, or the minimum where that is greater.
 */
export function conformingIntegers(
  options: { readonly minimum?: number | undefined } = {},
): fc.Arbitrary<number> {
  const min = Math.max(options.minimum ?? Number.MIN_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);
  const range = { min, max: Number.MAX_SAFE_INTEGER };
  const nearby = fc.integer({ min: Math.max(min, -1000), max: Math.max(min, 0) + 1000 });
  const favoured = integersFavouring([min, min + 1, ...boundaries], range);
  return shrunkAs(fc.oneof(nearby, favoured), fc.integer(range));
}
