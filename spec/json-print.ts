import { isJsonArray, JsonNumber, type JsonValue } from './json-value.ts';

/** Text that JSON.stringify only puts into quotes (ECMA-262, QuoteJSONString). */
const plainText = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

/** Up to this many characters, looking at each costs less than a call of JSON.stringify. */
const shortText = 100;

/** Prints a value as compact JSON, every number as it was written. NaN and Infinity, not JSON, become null. */
export function printJson(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) return printScalar(value);
  return printsNatively(value) ? JSON.stringify(value) : printExactly(value);
}

function printScalar(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return Object.is(value, -0) ? '-0' : String(value);
  return value.length <= shortText && plainText.test(value) ? `"${value}"` : JSON.stringify(value);
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
  if (typeof value !== 'object' || value === null) return printScalar(value);
  if (value instanceof JsonNumber) return /[IN]/.test(value.text) ? 'null' : value.text;
  if (isJsonArray(value)) return `[${value.map(printExactly).join(',')}]`;
  const members = Object.entries(value).map(([key, member]) => `${printScalar(key)}:${printExactly(member)}`);
  return `{${members.join(',')}}`;
}
