import { updateFields } from '../../spec/fields.ts';
import type { Case } from './case.ts';
import { textSorts } from './text-sorts.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';
import { type Column, valuesInTurn } from './values-in-turn.ts';

/** Every text field with every sort of text, each field with another sort in each update. */
export function textCases(plan: UpdatePlan): Generator<Case> {
  const fields = updateFields.filter(({ name, kind }) => kind === 'text' && !plan.leftAlone.has(name));
  const columns = fields.map(
    (field, position): Column => [field, [...textSorts.slice(position), ...textSorts.slice(0, position)]],
  );
  return valuesInTurn('sorts of text', columns, dealUpdates(plan));
}
