import type { Field } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { otherValue } from '../generate/other-value.ts';
import { updateOf } from '../generate/update-of.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';
import { objectFor } from './object-for.ts';

/** A value for every field that is not the one it has. */
export function otherValues(
  fields: readonly Field[],
  current: JsonObject,
  salt: number,
  shapes: ObjectSamples,
): JsonObject {
  return updateOf(
    fields,
    (field) => otherValue(field, current[field.name] ?? null, salt) ?? objectFor(field, salt, shapes),
  );
}
