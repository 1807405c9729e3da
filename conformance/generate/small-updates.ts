import fc from 'fast-check';
import { updateFields } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { otherValue } from './other-value.ts';

/** A field with one of a few values. */
const fewValues = (exclude: readonly string[]): readonly fc.Arbitrary<JsonObject>[] =>
  updateFields
    .filter(({ name }) => !exclude.includes(name))
    .map((field) => {
      const values = [0, 1, 2].flatMap((salt) => otherValue(field, null, salt) ?? []);
      const empty: JsonValue[] = field.kind === 'text' ? [''] : field.kind.startsWith('list') ? [[]] : [];
      return fc
        .constantFrom(null, ...(field.choices ?? values), ...empty)
        .map((value) => ({ [field.name]: value }));
    });

/**
 * Short updates of few values each, so that sequences come back to states they were in: every choice and back, null and
 * back. Now and then two fields, and no other: code may know some of them as a pair.
 */
export function smallUpdates(exclude: readonly string[]): fc.Arbitrary<JsonObject> {
  const one = fc.oneof(fc.constant({}), ...fewValues(exclude));
  const two = fc.tuple(one, one).map(([first, second]) => ({ ...first, ...second }));
  return fc.oneof({ weight: 2, arbitrary: one }, { weight: 1, arbitrary: two });
}
