import { updateFieldNamed } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { canonicalUuid } from '../../../spec/uuid-text.ts';
import { showField } from '../../checks/show-field.ts';
import { departsIn } from '../../scenario/scenario.ts';
import type { Rule } from './rule.ts';

/** Each answer has the id that was asked for, and a value of the field that somebody gave to that agent. */
export const belongsToItsRequest: Rule = (views, { place, kind }) => {
  const field = updateFieldNamed(place);
  const answered = views.filter(({ agent, state }) => agent !== undefined && state !== undefined);
  if (field === undefined || answered.length === 0) return 'not concerned';
  const givenTo = (id: string | undefined): readonly JsonValue[] =>
    views.flatMap(({ agent, update }) =>
      agent === id && update !== undefined && Object.hasOwn(update, place) ? [update[place] ?? null] : [],
    );
  for (const { agent, state = {} } of answered) {
    if (canonicalUuid(String(state['id'])) !== agent)
      return departsIn(field, kind, `id: ${agent}`, showField('id', state));
    const own = givenTo(agent);
    if (own.length > 0 && !own.some((value) => equalJson(value, state[place] ?? null)))
      return departsIn(field, kind, `${place}: one of ${own.join(', ')}`, showField(place, state));
  }
  return 'kept';
};
