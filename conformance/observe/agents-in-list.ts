import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';

/** An item that is an agent, or has one in its `attributes`, as JSON:API lists them. */
function agentOf(item: JsonValue): JsonObject | undefined {
  if (!isJsonObject(item)) return undefined;
  const { attributes } = item;
  const agent = isJsonObject(attributes) ? { ...item, ...attributes } : item;
  return Object.hasOwn(agent, 'agent_name') ? agent : undefined;
}

/** The agents that a value is, in a list or under their ids; undefined where it has anything else. */
function agentsOf(value: JsonValue): readonly JsonObject[] | undefined {
  const items = isJsonArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  const agents = items.map(agentOf).filter((agent) => agent !== undefined);
  return agents.length > 0 && agents.length === items.length ? agents : undefined;
}

/** So deep an envelope may be. */
const deepest = 2;

/** The agents of a list, in whatever envelope: the first list of objects with a name. */
export function agentsInList(body: JsonValue | undefined, depth = 0): readonly JsonObject[] {
  if (body === undefined || depth > deepest) return [];
  const found = agentsOf(body);
  if (found !== undefined) return found;
  const members = isJsonObject(body) ? Object.values(body) : [];
  return members.map((member) => agentsInList(member, depth + 1)).find((agents) => agents.length > 0) ?? [];
}
