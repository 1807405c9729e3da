import { placeOf } from '../../../spec/dialect-examples.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { replaceWord } from '../examples/replace-word.ts';

/** A refusal of one fault with a place for their number, where that of two faults has the other number there. */
export function placeCount(one: JsonValue, both: JsonValue): JsonValue {
  if (one === 1 && both === 2) return placeOf('count');
  if (typeof one === 'string' && typeof both === 'string')
    return one !== both && replaceWord(one, '1', '2') === both
      ? replaceWord(one, '1', placeOf('count'))
      : one;
  if (!isJsonObject(one) || !isJsonObject(both)) return one;
  return Object.fromEntries(
    Object.entries(one).map(([key, value]) => [key, placeCount(value, both[key] ?? null)]),
  );
}

const hasCount = (value: JsonValue | undefined): boolean =>
  typeof value === 'string'
    ? value.includes(placeOf('count'))
    : isJsonObject(value) && Object.values(value).some(hasCount);

/** The same number in another refusal, as a place where one with places has it; what else it has stays. */
export function placeCountAs(placed: JsonValue, refusal: JsonValue): JsonValue {
  if (!hasCount(placed)) return refusal;
  if (placed === placeOf('count')) return refusal === 1 ? placed : refusal;
  if (typeof placed === 'string' && typeof refusal === 'string')
    return refusal === placed.replaceAll(placeOf('count'), '1') ? placed : refusal;
  if (!isJsonObject(placed) || !isJsonObject(refusal) || isJsonArray(refusal)) return refusal;
  return Object.fromEntries(
    Object.entries(refusal).map(([key, value]) => [key, placeCountAs(placed[key] ?? null, value)]),
  );
}
