import { isJsonArray, JsonNumber, type JsonValue } from './json-value.ts';

/** Prints a value as compact JSON, every number as it was written. NaN and Infinity, not JSON, become null. */
export function printJson(value: JsonValue): string {
  return printsNatively(value) ? JSON.stringify(value) : printExactly(value);
}

/** Tells whether JSON.stringify prints the value right; looking first is half the cost of printing by hand. */
function printsNatively(value: JsonValue | undefined): boolean {
  if (typeof value === 'number') return !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return true;
  if (isJsonArray(value)) return value.every(printsNatively);
  if (value instanceof JsonNumber) return false;
  for (const key in value) if (!printsNatively(value[key])) return false;
  return true;
}

function printExactly(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : JSON.stringify(value);
  if (value instanceof JsonNumber) return /[IN]/.test(value.text) ? 'null' : value.text;
  if (isJsonArray(value)) return `[${value.map(printExactly).join(',')}]`;
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}:${printExactly(member)}`,
  );
  return `{${members.join(',')}}`;
}
