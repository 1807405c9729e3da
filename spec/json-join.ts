import { equalJson } from './json-equal.ts';
import { isJsonArray, isJsonObject, type JsonValue, mapMembers } from './json-value.ts';

/** Two values as one: their lists one after the other, their objects by key; of anything else, and of equals, the first. */
export function joinJson(one: JsonValue, other: JsonValue): JsonValue {
  if (isJsonArray(one) && isJsonArray(other)) return equalJson(one, other) ? one : [...one, ...other];
  if (!isJsonObject(one) || !isJsonObject(other)) return one;
  const join = (value: JsonValue, key: string) =>
    Object.hasOwn(one, key) ? joinJson(one[key] ?? null, value) : value;
  return mapMembers({ ...one, ...other }, join);
}
