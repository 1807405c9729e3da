import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';

function holdsText(value: JsonValue, isNamed: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isNamed(value);
  if (isJsonArray(value)) return value.some((item) => holdsText(item, isNamed));
  return isJsonObject(value) && Object.values(value).some((member) => holdsText(member, isNamed));
}

/**
 * The fields whose objects name one of these agents before and after. What is answered of an agent inside another one
 * is not shown (2.1): its name and its status may stand there, as they are now.
 */
export function fieldsNaming(
  agentIds: ReadonlySet<string>,
  before: JsonObject,
  after: JsonObject,
): readonly string[] {
  if (agentIds.size === 0) return [];
  const isNamed = (text: string) => agentIds.has(text.toLowerCase());
  const names = (value: JsonValue | undefined) =>
    typeof value === 'object' && value !== null && holdsText(value, isNamed);
  return Object.keys(before).filter((name) => names(before[name]) && names(after[name]));
}
