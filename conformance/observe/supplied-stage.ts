import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';

/** However the words of the name are joined. */
const isStageName = (key: string): boolean => key.toLowerCase().replace('_', '') === 'truststage';

const stageIn = (object: JsonObject): JsonValue | undefined =>
  Object.entries(object).find(([key]) => isStageName(key))?.[1];

/** The trust_stage that an update supplies, in whatever letters, or inside one of its objects; undefined where it has none. */
export function suppliedStage(update: JsonObject): JsonValue | undefined {
  const own = stageIn(update);
  if (own !== undefined) return own;
  for (const value of Object.values(update)) {
    const inside = isJsonObject(value) ? stageIn(value) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}
