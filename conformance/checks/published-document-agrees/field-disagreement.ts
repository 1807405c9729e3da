import type { Disagreement } from './disagreement.ts';

/** Whether clients send a field or are answered it: what may be wider in the one must not be in the other. */
export type Direction = 'sent' | 'answered';

/** A way in which a published field differs from the contract's. */
export type FieldDisagreement = Pick<Disagreement, 'is' | 'what' | 'expected' | 'actual'>;

/** The document says something else of it. */
export const changed = (what: string, expected: string, actual: string): FieldDisagreement => ({
  is: 'changed',
  what,
  expected,
  actual,
});
