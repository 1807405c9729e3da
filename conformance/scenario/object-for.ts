import type { Field } from '../../spec/fields.ts';
import { isJsonArray, type JsonValue } from '../../spec/json-value.ts';
import { freeObject, type ObjectSamples } from '../published/published-shapes.ts';

/** An object as the deployment publishes it, or one that is told apart. */
export function objectFor(field: Field, salt: number, shapes: ObjectSamples): JsonValue {
  const made = shapes.get(field.name)?.(salt) ?? freeObject(salt, field.name);
  return field.kind === 'list-of-objects' && !isJsonArray(made) ? [made] : made;
}
