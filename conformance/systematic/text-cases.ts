import { updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { Case } from './case.ts';
import { textSorts } from './text-sorts.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';

/**
 * Every text field with every sort of text. All fields stand in each update, each with another sort: an agent takes one
 * update after another, so that one for each field and sort would take long where a deployment is far away.
 */
export function* textCases(plan: UpdatePlan): Generator<Case> {
  const deal = dealUpdates(plan);
  const fields = updateFields.filter(({ name, kind }) => kind === 'text' && !plan.leftAlone.has(name));
  for (const turn of textSorts.keys()) {
    const supplied = fields.map(({ name }, position) => {
      const [sort = '', text = ''] = textSorts[(turn + position) % textSorts.length] ?? [];
      return { name, sort, text };
    });
    yield {
      request: deal(printJson(Object.fromEntries(supplied.map(({ name, text }) => [name, text])))),
      subject: 'fields together',
      valueClass: `sorts of text ${turn}`,
      covers: supplied.map(({ name, sort }) => [name, sort]),
    };
  }
}
