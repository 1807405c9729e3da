import { updateFields } from '../../spec/fields.ts';
import type { Case } from './case.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';
import { literal, type ValueClass } from './value-class.ts';
import { valuesInTurn } from './values-in-turn.ts';

const integers: readonly ValueClass[] = [
  ['text with a zero before', '010'],
  ['text with an underscore', '1_000'],
  ['text with spaces', ' 7 '],
  ['text with a plus', '+7'],
  ['text of a whole fraction', '7.0'],
  ['exponent in capitals', literal('7E0')],
];

const flags: readonly ValueClass[] = [
  ...['false', 'no', 'off', 'on', 'n', 'f', 't', 'y', 'False', 'TRUE', '1'].map(
    (word): ValueClass => [`text ${word}`, word],
  ),
  ['one with a fraction', literal('1.0')],
  ['zero with a fraction', literal('0.0')],
];

/**
 * More ways to write integers and flags that lax parsers know, of all such fields at once: whoever takes one of them
 * mostly takes all, and what is taken has to be there.
 */
export function openTogether(plan: UpdatePlan): Generator<Case> {
  const columns = updateFields
    .filter(({ kind, name }) => (kind === 'integer' || kind === 'flag') && !plan.leftAlone.has(name))
    .map((field) => [field, field.kind === 'flag' ? flags : integers] as const);
  return valuesInTurn('open values', columns, dealUpdates(plan));
}
