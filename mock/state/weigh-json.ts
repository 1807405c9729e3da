import { isJsonArray, JsonNumber, type JsonValue } from '../../spec/json-value.ts';

/** What V8 takes for each thing beside its content, roughly. */
const cost = { scalar: 16, text: 32, number: 64, list: 32, item: 8, object: 64, member: 32 } as const;

/** About how many bytes a value takes that is kept: each text twice, as the value and where it is printed. */
export function weighJson(value: JsonValue | undefined): number {
  if (typeof value === 'string') return cost.text + 2 * value.length;
  if (typeof value !== 'object' || value === null) return cost.scalar;
  if (value instanceof JsonNumber) return cost.number + 2 * value.text.length;
  if (isJsonArray(value)) {
    let bytes: number = cost.list;
    for (const item of value) bytes += cost.item + weighJson(item);
    return bytes;
  }
  let bytes: number = cost.object;
  for (const key in value) bytes += cost.member + 2 * key.length + weighJson(value[key]);
  return bytes;
}
