import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

/** What an update made of one field. A value that was not there before is left out. */
export interface FieldChange {
  readonly field: string;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue;
}

/** What is another than before, by identity. */
export function changesBetween(before: JsonObject | undefined, after: JsonObject): readonly FieldChange[] {
  const changes: FieldChange[] = [];
  for (const field in after) {
    const value = after[field] ?? null;
    const former = before?.[field];
    if (value !== former) changes.push({ field, before: former, after: value });
  }
  return changes;
}
