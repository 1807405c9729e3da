import { isJsonArray, isJsonObject, JsonNumber, type JsonValue } from '../../spec/json-value.ts';

/** A number as a double; an integer that no double holds is the greatest that one does, and not infinite. */
function toDouble({ text }: JsonNumber): number {
  const value = Number(text);
  if (Number.isFinite(value) || !/^-?\d+$/.test(text)) return value;
  return text.startsWith('-') ? -Number.MAX_VALUE : Number.MAX_VALUE;
}

/** A value as validators take it: what is an integer in the text stays one. */
export function plainValue(value: JsonValue): unknown {
  if (value instanceof JsonNumber) return toDouble(value);
  if (isJsonArray(value)) return value.map(plainValue);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plainValue(member)]));
}
