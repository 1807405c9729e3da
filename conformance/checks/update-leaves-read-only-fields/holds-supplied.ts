import { equalJson } from '../../../spec/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../../spec/json-value.ts';

const isAmong = (item: JsonValue, items: readonly JsonValue[]) => items.some((one) => equalJson(one, item));

/** Whether a value holds what was supplied, and did not before: it is that value, or has its members or items. */
export function holdsSupplied(supplied: JsonValue, before: JsonValue, after: JsonValue): boolean {
  if (equalJson(supplied, after)) return true;
  if (isJsonObject(supplied) && isJsonObject(after)) {
    const members = Object.entries(supplied);
    const had = isJsonObject(before) ? before : {};
    const isIn = (object: typeof after, [key, value]: readonly [string, JsonValue]) =>
      Object.hasOwn(object, key) && equalJson(object[key] ?? null, value);
    return members.some((one) => !isIn(had, one)) && members.every((one) => isIn(after, one));
  }
  if (!isJsonArray(supplied) || !isJsonArray(after)) return false;
  const had = isJsonArray(before) ? before : [];
  return supplied.some((item) => !isAmong(item, had)) && supplied.every((item) => isAmong(item, after));
}
