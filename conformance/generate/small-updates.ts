import fc from 'fast-check';
import { updateFields } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { otherValue } from './other-value.ts';

/** Short updates of few values each, so that sequences come back to states they were in: every choice and back, null and back. */
export const smallUpdates = (exclude: readonly string[]): fc.Arbitrary<JsonObject> =>
  fc.oneof(
    fc.constant({}),
    ...updateFields
      .filter(({ name }) => !exclude.includes(name))
      .map((field) => {
        const values = [0, 1, 2].flatMap((salt) => otherValue(field, null, salt) ?? []);
        const empty: JsonValue[] = field.kind === 'text' ? [''] : field.kind.startsWith('list') ? [[]] : [];
        return fc
          .constantFrom(null, ...(field.choices ?? values), ...empty)
          .map((value) => ({ [field.name]: value }));
      }),
  );
