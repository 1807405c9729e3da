import { printJson } from '../../spec/json-print.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { JsonPath } from '../place.ts';

/** Members of one that the other lacks tell more than members that differ: ids and times always do. */
function keyOfDifference(left: JsonObject, right: JsonObject): string | undefined {
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const valueAt = (object: JsonObject, key: string) => (Object.hasOwn(object, key) ? object[key] : undefined);
  return (
    keys.find((key) => Object.hasOwn(left, key) !== Object.hasOwn(right, key)) ??
    keys.find((key) => printJson(valueAt(left, key) ?? null) !== printJson(valueAt(right, key) ?? null))
  );
}

/** Where two values first part; undefined where they are the same, or are no objects. */
export function findFirstDifference(left: JsonValue, right: JsonValue): JsonPath | undefined {
  if (!isJsonObject(left) || !isJsonObject(right)) return undefined;
  const key = keyOfDifference(left, right);
  if (key === undefined) return undefined;
  const inside = findFirstDifference(left[key] ?? null, right[key] ?? null);
  return inside === undefined ? [key] : [key, ...inside];
}
