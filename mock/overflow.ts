import { isJsonArray, isJsonObject, JsonNumber, type JsonValue } from '../spec/json-value.ts';

const mayOverflow = /[eE]\+?\d{3}/;

function turn(value: JsonValue): JsonValue {
  if (value instanceof JsonNumber) {
    const isFloat = /[.eE]/.test(value.text);
    return isFloat && !Number.isFinite(Number(value.text)) ? new JsonNumber('Infinity') : value;
  }
  if (isJsonArray(value)) return value.map(turn);
  if (isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, turn(member)]));
  return value;
}

/** Python reads 1e400 as infinity; it then fails validation, or is printed as null. `text` is what the value was read from. */
export function overflowToInfinity(value: JsonValue, text: string): JsonValue {
  return mayOverflow.test(text) ? turn(value) : value;
}
