import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

/** An update that supplies each of these fields with a value, but those that have none. */
export const updateOf = <Named extends { readonly name: string }>(
  fields: readonly Named[],
  valueFor: (field: Named, index: number) => JsonValue | undefined,
): JsonObject =>
  Object.fromEntries(
    fields.flatMap((field, index) => {
      const value = valueFor(field, index);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
