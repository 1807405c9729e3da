import { agentFields } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

/** What a field has that was never set: its default, null where it may be null, else the empty value of its kind. */
export function unsetValue(field: (typeof agentFields)[number]): JsonValue {
  if (field.default !== undefined) return field.default;
  if (field.nullable) return null;
  return field.kind.startsWith('list') ? [] : {};
}

/** An agent with all 35 fields in the contract's order. */
export function completeAgent(agent: JsonObject): JsonObject {
  return Object.fromEntries(agentFields.map((field) => [field.name, agent[field.name] ?? unsetValue(field)]));
}
