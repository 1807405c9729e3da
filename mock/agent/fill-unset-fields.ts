import { agentFieldNamed, agentFields } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { defaultValue } from './default-value.ts';

/**
 * An agent with all 35 fields in the contract's order, and behind them what else a deployment may have answered. The seven
 * required ones (2.1) are there already: state/check-agent.ts refuses a state without them.
 */
export function fillUnsetFields(agent: JsonObject): JsonObject {
  const named = agentFields.map((field) => [field.name, agent[field.name] ?? defaultValue(field)] as const);
  const others = Object.entries(agent).filter(([name]) => agentFieldNamed(name) === undefined);
  return Object.fromEntries([...named, ...others]);
}
