import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';

/** How many objects and lists stand inside one another. */
export function depthOf(value: JsonValue): number {
  const members = isJsonArray(value) ? value : isJsonObject(value) ? Object.values(value) : undefined;
  return members === undefined
    ? 0
    : 1 + members.reduce<number>((deepest, member) => Math.max(deepest, depthOf(member)), 0);
}
