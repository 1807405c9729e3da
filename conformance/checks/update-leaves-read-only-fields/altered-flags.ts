import { equalJson } from '../../../spec/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { showField } from '../../observe/show-field.ts';
import { placeAt } from '../../run/place.ts';
import type { JudgeScenario } from '../../scenario/scenario.ts';
import { readOnlyMark } from '../../systematic/read-only-values.ts';
import { structured } from './altered-values.ts';

/** Whether a value has members of its own, and all of them are flags: it may come to any of them by itself. */
export function isOnlyFlags(value: JsonValue): boolean {
  if (isJsonObject(value) && Object.hasOwn(value, readOnlyMark)) return false;
  const members = isJsonArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  return members.length > 0 && members.every((one) => typeof one === 'boolean' || isOnlyFlags(one));
}

/** Flags that were the other way round and followed an update twice, there and back. */
export const judgeFlags: JudgeScenario = (views) => {
  for (const name of structured) {
    const followed = views.flatMap(({ update, state }, index) => {
      const [supplied, before] = [update?.[name], views[index - 1]?.state];
      if (supplied === undefined || state === undefined || before === undefined) return [];
      const isTaken = !equalJson(before[name] ?? null, supplied) && equalJson(state[name] ?? null, supplied);
      return isTaken && isOnlyFlags(supplied) ? [{ before, state }] : [];
    });
    const [first, second] = followed;
    if (first !== undefined && second !== undefined)
      return {
        level: 'must',
        code: 'taken',
        place: placeAt('answer', name),
        expected: `${showField(name, second.before)}: an update does not carry it`,
        actual: `${showField(name, second.state)}, as it followed the update before`,
        provesItself: true,
      };
  }
  return 'not concerned';
};
