import type { JsonObject } from '../../../spec/json-value.ts';
import type { Asked } from '../asked.ts';

/** Texts that no move concerns. One that is left alone, as what is masked is, gets no answer, and tells nothing. */
const texts = ['purpose', 'last_tested_by', 'hub', 'model_name'] as const;

/** Gives an agent values that it has, one by one, until so many updates were answered. */
export async function sendOwnValues(
  update: (body: JsonObject) => Promise<Asked>,
  state: () => JsonObject,
  wanted: number,
): Promise<readonly Asked[]> {
  const answered: Asked[] = [];
  for (const name of texts) {
    if (answered.length === wanted) break;
    const asked = await update({ [name]: state()[name] ?? null });
    if (asked.answer !== undefined) answered.push(asked);
  }
  return answered;
}
