import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '../../../spec/json-value.ts';
import { wordList } from '../../../spec/word-list.ts';

const mark = 'kit-altered';
/** Whose values have members, which code may take over one by one. */
export const structured: readonly string[] = wordList`import_metadata capabilities skills latest_evaluation`;

function alter(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(alter);
  // By its id an item is found again.
  if (isJsonObject(value)) return mapMembers(value, (member, key) => (key === 'id' ? member : alter(member)));
  if (isJsonNumber(value)) return 86_405;
  return typeof value === 'boolean' ? !value : mark;
}

/**
 * The fields with members that an update does not carry, with the same members and other values: what code may take
 * that passes over all it does not know.
 */
export function alteredValues(state: JsonObject): JsonObject {
  const altered = structured.flatMap((name) => {
    const value = state[name] ?? null;
    const hasMembers = isJsonArray(value) ? value.length > 0 : isJsonObject(value);
    return hasMembers && Object.keys(value ?? {}).length > 0 ? [[name, alter(value)] as const] : [];
  });
  return Object.fromEntries(altered);
}
