import { equalJson } from '../../../spec/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../../spec/json-value.ts';
import type { Judgement } from '../../observe/judgement.ts';
import { showField } from '../../observe/show-field.ts';
import type { Step } from '../../observe/step.ts';
import { placeAt } from '../../run/place.ts';

const isMadeUp = (value: JsonValue) => typeof value === 'string' && value.startsWith('kit');

/** What was supplied for a list or an object: nothing of it, where that was left out or is something else. */
function inPlaceOf(old: JsonValue, supplied: JsonValue | undefined): JsonValue {
  if (isJsonArray(old)) return isJsonArray(supplied ?? null) ? (supplied ?? null) : [];
  if (isJsonObject(old)) return isJsonObject(supplied ?? null) ? (supplied ?? null) : {};
  return supplied ?? null;
}

/** What an object, or one of a list, still has of the one before it, though it was replaced: what nobody supplied. */
export function leftOver(
  before: JsonValue,
  supplied: JsonValue,
  after: JsonValue,
  sentBefore: JsonValue,
): string | undefined {
  if (isJsonArray(before) && isJsonArray(supplied) && isJsonArray(after) && isJsonArray(sentBefore)) {
    const deeper = after.map((item, at) =>
      leftOver(before[at] ?? null, supplied[at] ?? null, item, sentBefore[at] ?? null),
    );
    const place = deeper.findIndex((key) => key !== undefined);
    if (place !== -1) return `${place}.${deeper[place]}`;
    // Wherever it stands now: lists are joined in either order.
    const isLeft = (item: JsonValue) =>
      isMadeUp(item) && before.includes(item) && sentBefore.includes(item) && !supplied.includes(item);
    const left = after.findIndex(isLeft);
    return left === -1 ? undefined : String(left);
  }
  if (!isJsonObject(before) || !isJsonObject(supplied) || !isJsonObject(after) || !isJsonObject(sentBefore))
    return undefined;
  for (const [key, value] of Object.entries(after)) {
    const old = before[key] ?? null;
    const wasEchoed = Object.hasOwn(sentBefore, key) && equalJson(sentBefore[key] ?? null, old);
    if (!wasEchoed) continue;
    // Only what the kit made up: null, 0 or "" may be what a model fills in.
    if (supplied[key] !== old && isMadeUp(old) && value === old) return key;
    const deeper = leftOver(old, inPlaceOf(old, supplied[key]), value, sentBefore[key] ?? null);
    if (deeper !== undefined) return `${key}.${deeper}`;
  }
  return undefined;
}

/** Judges that an object which was supplied replaces the one before, whole. */
export function judgeMerge({ update, before, after, suppliedBefore }: Step): Judgement {
  for (const [name, supplied] of Object.entries(update)) {
    const key = leftOver(before[name] ?? null, supplied, after[name] ?? null, suppliedBefore[name] ?? null);
    if (key === undefined) continue;
    const expected = `${name} replaced by what was supplied, without ${key}`;
    return {
      level: 'must',
      code: 'merged',
      place: placeAt('answer', name),
      expected,
      actual: showField(name, after),
    };
  }
  return 'kept';
}
