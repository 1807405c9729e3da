import { readOnlyFields } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { showField } from '../../observe/show-field.ts';
import { placeAt } from '../../run/place.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';

/** But for the id: a deployment that takes that over has lost the agent. */
const unset: JsonObject = Object.fromEntries(
  readOnlyFields.filter(({ name }) => name !== 'id').map(({ name }) => [name, null]),
);

/**
 * Null is what code that takes whatever is there takes for itself. A field may come to be null by itself: it was taken
 * where it stayed as it was until null was supplied, and is null from then on.
 */
export const judgeNulls: JudgeScenario = (views) => {
  const at = views.findIndex(({ update }) => update !== undefined && equalJson(update, unset));
  const states = views.flatMap(({ state }) => (state === undefined ? [] : [state]));
  const [first, second] = states.slice(0, at);
  const after = states.slice(at);
  const last = after.at(-1);
  if (
    at < 2 ||
    states.length < views.length ||
    first === undefined ||
    second === undefined ||
    last === undefined
  )
    return 'not concerned';
  const isTaken = (name: string) =>
    (first[name] ?? null) !== null &&
    equalJson(first[name] ?? null, second[name] ?? null) &&
    after.every((state) => (state[name] ?? null) === null);
  const taken = Object.keys(unset).find(isTaken);
  if (taken === undefined) return 'kept';
  return {
    level: 'must',
    code: 'taken',
    place: placeAt('answer', taken),
    expected: `${showField(taken, first)}: an update does not carry it`,
    actual: showField(taken, last),
    provesItself: true,
  };
};

/** Reads an agent twice, supplies null for all that an update does not carry, and reads it again. */
export const supplyNulls = (agentId: string): Scenario => ({
  about: 'null for read-only fields',
  agentId,
  judge: judgeNulls,
  play: async ({ put }) => {
    for (const update of [{}, {}, unset, {}]) await put(agentId, update);
  },
});
