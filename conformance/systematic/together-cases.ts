import { updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { wrongBesideChoices } from './beside-choices.ts';
import type { Case } from './case.ts';
import { allAtOnce, allWrong, fieldsTogether } from './many-at-once.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';

/** Several fields in one update: all of them, and every two or three together. */
export function* togetherCases(plan: UpdatePlan): Generator<Case> {
  const deal = dealUpdates(plan);
  const fields = updateFields.filter(({ name }) => !plan.leftAlone.has(name));
  const updates = [
    ...allAtOnce(fields),
    ...allWrong(fields),
    ...fieldsTogether(fields, plan.isThreeWay ? 3 : 2),
    ...wrongBesideChoices(fields),
  ];
  for (const [valueClass, update] of updates) {
    yield { request: deal(printJson(update)), subject: 'fields together', valueClass };
  }
}
