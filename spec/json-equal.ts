import { sameDecimal } from './decimal-text.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonNumber, type JsonValue } from './json-value.ts';

/** Tells whether two values are the same: numbers by exact value (1 is 1.0), objects whatever their order. */
export function equalJson(left: JsonValue, right: JsonValue): boolean {
  if (left === right) return true;
  if (isJsonNumber(left)) return isJsonNumber(right) && equalNumbers(left, right);
  if (isJsonArray(left)) {
    if (!isJsonArray(right) || left.length !== right.length) return false;
    return left.every((element, index) => equalMembers(element, right[index]));
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const members = Object.entries(left);
  if (members.length !== Object.keys(right).length) return false;
  return members.every(([key, member]) => Object.hasOwn(right, key) && equalMembers(member, right[key]));
}

function equalMembers(left: JsonValue, right: JsonValue | undefined): boolean {
  return right !== undefined && equalJson(left, right);
}

// NaN, Infinity and exponents beyond what a decimal holds have no value to compare: the text must be the same.
function equalNumbers(left: number | JsonNumber, right: number | JsonNumber): boolean {
  const leftText = spell(left);
  const rightText = spell(right);
  return leftText === rightText || sameDecimal(leftText, rightText);
}

function spell(value: number | JsonNumber): string {
  return typeof value === 'number' ? String(value) : value.text;
}
