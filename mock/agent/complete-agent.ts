import { agentFieldNamed, agentFields } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

/** What a field has that was never set: its default, null where it may be null, else the empty value of its kind. */
export function unsetValue(field: (typeof agentFields)[number]): JsonValue {
  if (field.default !== undefined) return field.default;
  if (field.nullable) return null;
  return field.kind.startsWith('list') ? [] : {};
}

/** An agent with all 35 fields in the contract's order, and behind them what else a deployment may have answered. */
export function completeAgent(agent: JsonObject): JsonObject {
  const named = agentFields.map((field) => [field.name, agent[field.name] ?? unsetValue(field)] as const);
  const others = Object.entries(agent).filter(([name]) => agentFieldNamed(name) === undefined);
  return Object.fromEntries([...named, ...others]);
}
