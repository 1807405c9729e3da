import type { JsonObject } from '../../spec/json-value.ts';
import { differingFields } from '../observe/differences.ts';
import type { Judgement } from '../observe/judgement.ts';
import { showBoth } from '../observe/show-field.ts';
import { placeAt } from '../run/place.ts';

/** The first field in which two states of an agent differ, as a departure; some are not looked at. */
export function compareStates(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  code: string,
  ignored: ReadonlySet<string> = new Set(),
): Judgement {
  if (before === undefined || after === undefined) return 'not concerned';
  const [field] = differingFields(before, after, ignored);
  if (field === undefined) return 'kept';
  return {
    level: 'must',
    code,
    place: placeAt('answer', field.name),
    ...showBoth(field.name, before, after),
  };
}
