import { isJsonArray, isJsonObject, type JsonValue, mapMembers } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';

/** A list of agents with nothing but the id of those that nobody named: what they say is not to be put anywhere else. */
export function withoutOtherAgents(list: JsonValue, isNamed: (id: string) => boolean): JsonValue {
  if (isJsonArray(list)) return list.map((item) => withoutOtherAgents(item, isNamed));
  if (!isJsonObject(list)) return list;
  const { id } = list;
  const canonical = typeof id === 'string' ? canonicalUuid(id) : undefined;
  if (id !== undefined && canonical !== undefined) return isNamed(canonical) ? list : { id };
  return mapMembers(list, (member) => withoutOtherAgents(member, isNamed));
}
