import { updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { wrongBesideChoices } from './beside-choices.ts';
import type { Case } from './case.ts';
import { jsonTypes } from './json-types.ts';
import { allAtOnce, allWrong, fieldsTogether } from './many-at-once.ts';
import { twoFaults } from './two-faults.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';
import { wrongBesideOthers } from './wrong-beside-others.ts';

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
  // What is wrong is wrong under every name of the media type; every other update has the usual one.
  for (const [turn, [valueClass, update]] of [...wrongBesideOthers(fields), ...twoFaults(fields)].entries()) {
    const request = deal(printJson(update));
    const [, type = ''] = jsonTypes[Math.floor(turn / 2) % jsonTypes.length] ?? [];
    const named = turn % 2 === 0 ? request : { ...request, headers: { 'content-type': type } };
    yield { request: named, subject: 'fields together', valueClass };
  }
}
