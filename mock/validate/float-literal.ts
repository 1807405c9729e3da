import type { JsonNumber } from '../../spec/json-value.ts';

/** Python's json makes a float of a literal with a fraction or an exponent, and of NaN and the infinities. */
const floatMark = /[.eEIN]/;

/** The double that a literal is rounded to; undefined where the literal is an integer. */
export function readFloatLiteral({ text }: JsonNumber): number | undefined {
  return floatMark.test(text) ? Number(text) : undefined;
}

/** Tells a double that pydantic turns into an integer: a whole one strictly inside the range of 64 bits. */
export function isSmallWhole(float: number): boolean {
  return Number.isInteger(float) && Math.abs(float) < 2 ** 63;
}
