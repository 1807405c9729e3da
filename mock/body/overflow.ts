import { isJsonArray, isJsonObject, JsonNumber, type JsonValue } from '../../spec/json-value.ts';

/** The largest double has 309 digits before its point: it takes an exponent of three digits to pass it, or some 200 digits. */
const mayOverflow = /[eE]\+?\d{3}|\d{200}/;

function replaceOverflown(value: JsonValue): JsonValue {
  if (value instanceof JsonNumber) {
    const isFloat = /[.eE]/.test(value.text);
    return isFloat && !Number.isFinite(Number(value.text)) ? new JsonNumber('Infinity') : value;
  }
  if (isJsonArray(value)) return value.map(replaceOverflown);
  if (isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, replaceOverflown(member)]));
  return value;
}

/** Python reads 1e400 as infinity; it then fails validation, or is printed as null. `text` is what the value was read from. */
export function overflowToInfinity(value: JsonValue, text: string): JsonValue {
  return mayOverflow.test(text) ? replaceOverflown(value) : value;
}
