import type { Dialect } from '../../spec/dialect-points.ts';
import { agentFieldNamed, agentFields } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { defaultValue } from './default-value.ts';

/** What null does to each field of an agent that cannot be null and has something to go back to (2.1). */
const resetValues: ReadonlyMap<string, JsonValue> = new Map(
  agentFields
    .filter((field) => !field.nullable && !field.required)
    .map((field): [string, JsonValue] => [field.name, defaultValue(field)]),
);

/**
 * The agent after an update (4.3): each supplied field replaces its own, null too, what is omitted stays; twice is as once.
 * That null is taken for every field (2.2), and that id, trust_stage and other read-only keys never get here (3.3), is
 * decided in validate/update-body.
 */
export function replaceSuppliedFields(
  agent: JsonObject,
  update: JsonObject,
  updatedAt: number,
  dialect: Dialect,
): JsonObject {
  const merged: Record<string, JsonValue> = { ...agent };
  for (const name in update) {
    const value = update[name] ?? null;
    if (value !== null || agentFieldNamed(name)?.nullable === true) merged[name] = value;
    else if (dialect['null-on-required'] === 'reset')
      merged[name] = resetValues.get(name) ?? agent[name] ?? null;
  }
  const before = agent['updated_at'];
  merged['updated_at'] = typeof before === 'number' ? Math.max(before, updatedAt) : (before ?? updatedAt);
  return merged;
}
