import type { Field } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';

export const groups = 5;

/** The names of fields by the group that each is in. */
export const groupsOf = (
  fields: readonly Field[],
  groupAt: (index: number) => number,
): readonly (readonly string[])[] =>
  Array.from({ length: groups }, (_, group) =>
    fields.filter((_field, index) => groupAt(index) === group).map(({ name }) => name),
  ).filter((names) => names.length > 0);

export const pick = (values: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
