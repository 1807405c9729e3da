import fc from 'fast-check';
import { JsonNumber } from '../../spec/json-value.ts';

/** Numbers with a fraction that is not zero, such as 1.5, of at most 12 digits. Shrinks to 0.5. */
export function fractions(): fc.Arbitrary<JsonNumber> {
  return fc
    .tuple(
      fc.constantFrom('', '-'),
      fc.nat(99_999),
      fc.constantFrom('5', '25', '1', '9', '05', '50', '3333', '0000001'),
    )
    .map(([sign, whole, fraction]) => new JsonNumber(`${sign}${whole}.${fraction}`));
}
