import { sameDecimal } from '../../spec/decimal-text.ts';
import { type Field, updateFields } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonNumber, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { sameUuid } from '../../spec/uuid-text.ts';
import { leftOutValue } from './left-out-value.ts';
import { isHiddenKey } from './masked-api-key.ts';

/** A decimal as text: where numbers alone are taken, it was sent as one. Nothing else is any. */
const decimalOf = (value: JsonValue): string =>
  typeof value === 'string' ? value : isJsonNumber(value) ? printJson(value) : '';

/** Whether two values of a field are the same, or two answers in a field: decimals as numbers, uuids without regard to spelling. */
export function isSameField(
  field: Field,
  left: JsonValue | undefined,
  right: JsonValue | undefined,
): boolean {
  const [first, second] = [left ?? null, right ?? null];
  if (equalJson(first, second)) return true;
  if (left === undefined || right === undefined) {
    const there = left ?? right ?? null;
    return there === null || equalJson(there, leftOutValue(field));
  }
  if (field.kind === 'decimal-text') return sameDecimal(decimalOf(first), decimalOf(second));
  if (typeof first !== 'string' || typeof second !== 'string') return false;
  return field.kind === 'uuid' && sameUuid(first, second);
}

/** Whether an agent that shows a key, be it masked, comes to show that it has none, or the other way round. */
function tellsOfKey({ api_key: before }: JsonObject, { api_key: after }: JsonObject): boolean {
  return before === null ? typeof after === 'string' : typeof before === 'string' && after === null;
}

/** api_key is exempt where it is masked or left out: it can be compared where one that the kit made up came back. */
function isComparable({ name }: Field, before: JsonObject, after: JsonObject): boolean {
  if (name !== 'api_key' || tellsOfKey(before, after)) return true;
  const value = before[name];
  return typeof value === 'string' && value.startsWith('kit-') && !isHiddenKey(after);
}

/** The fields of an update in which two answers differ, but for those that are not looked at. */
export function differingFields(
  before: JsonObject,
  after: JsonObject,
  ignored: ReadonlySet<string>,
): readonly Field[] {
  return updateFields.filter(
    (field) =>
      !ignored.has(field.name) &&
      isComparable(field, before, after) &&
      !isSameField(field, before[field.name], after[field.name]),
  );
}
