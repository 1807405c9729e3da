import { equalJson } from '../../../spec/json-equal.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { showField } from '../../observe/show-field.ts';
import { placeAt } from '../../run/place.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import { readOnlyValues } from '../../systematic/read-only-values.ts';

/** But for the id: a deployment that takes that over has lost the agent. */
const { id: _, ...supplied } = readOnlyValues;
const unset: JsonObject = Object.fromEntries(Object.keys(supplied).map((name) => [name, null]));

const isNull = (state: JsonObject, name: string) => (state[name] ?? null) === null;

/**
 * Null is what code that takes whatever is there takes for itself. A field may come to be null by itself: it was taken
 * where two readings show the same before null is supplied, null is there then and in the next reading, and nothing
 * else that an update does not carry has moved meanwhile.
 */
export const judgeNulls: JudgeScenario = (views) => {
  const at = views.findIndex(({ update }) => update !== undefined && equalJson(update, unset));
  const [first, second, now, then] = [-2, -1, 0, 1].map((offset) => views[at + offset]?.state);
  if (at < 2 || first === undefined || second === undefined || now === undefined || then === undefined)
    return 'not concerned';
  const names = Object.keys(unset).filter((name) => name !== 'updated_at');
  const hasMoved = (from: JsonObject, to: JsonObject) =>
    names.some((name) => !isNull(to, name) && !equalJson(from[name] ?? null, to[name] ?? null));
  if (hasMoved(first, second) || hasMoved(second, now) || hasMoved(now, then)) return 'not concerned';
  const taken = names.find(
    (name) =>
      !isNull(first, name) &&
      equalJson(first[name] ?? null, second[name] ?? null) &&
      isNull(now, name) &&
      isNull(then, name),
  );
  if (taken === undefined) return 'kept';
  return {
    level: 'must',
    code: 'null-taken',
    place: placeAt('answer', taken),
    expected: `${showField(taken, first)}: an update does not carry it`,
    actual: showField(taken, then),
    provesItself: true,
  };
};

/** Supplies null for all that an update does not carry. Whoever takes null may take a value, and has one again then. */
export const supplyNulls = (agentId: string): Scenario => ({
  about: 'null for read-only fields',
  agentId,
  judge: judgeNulls,
  play: async ({ put }) => {
    for (const update of [supplied, {}, {}, unset, {}, supplied]) await put(agentId, update);
  },
});
