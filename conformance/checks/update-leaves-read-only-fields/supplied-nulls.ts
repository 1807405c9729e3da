import { equalJson } from '../../../spec/json-equal.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { agentIn } from '../../observe/agent-in.ts';
import type { Departure } from '../../observe/judgement.ts';
import { showField } from '../../observe/show-field.ts';
import { placeAt } from '../../run/place.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { UpdateView } from '../../scenario/update-view.ts';
import { readOnlyValues } from '../../systematic/read-only-values.ts';
import { judgeFlags } from './altered-flags.ts';
import { alteredValues } from './altered-values.ts';

/** But for the id: a deployment that takes that over has lost the agent. */
const { id: _, ...supplied } = readOnlyValues;
const unset: JsonObject = Object.fromEntries(Object.keys(supplied).map((name) => [name, null]));

/** Whether a value stands for none. */
export const isNothing = (value: JsonValue): boolean =>
  [null, 0, [], {}].some((nothing) => equalJson(nothing, value));

/** What code may take where it takes nothing else: the values that stand for none. */
const emptied: JsonObject = {
  trust_stage: 'registered',
  trusted_at: 0,
  ttt_days: 0,
  import_metadata: {},
  capabilities: {},
  skills: [],
  latest_evaluation: {},
};

const has = (state: JsonObject, name: string, value: JsonValue) => equalJson(state[name] ?? null, value);

/** Whether a field has what it was cleared with, or what stands for none, which a default may put for null. */
const isCleared = (state: JsonObject, name: string, cleared: JsonObject) =>
  has(state, name, cleared[name] ?? null) || has(state, name, emptied[name] ?? null);

/** Which field has taken what an update cleared it with. */
function findTaken(cleared: JsonObject, views: readonly UpdateView[]): Departure | 'kept' | undefined {
  const at = views.findIndex(({ update }) => update !== undefined && equalJson(update, cleared));
  const [first, second, now, then] = [-2, -1, 0, 1].map((offset) => views[at + offset]?.state);
  if (at < 2 || first === undefined || second === undefined || now === undefined || then === undefined)
    return undefined;
  const names = Object.keys(unset).filter((name) => name !== 'updated_at');
  const hasMoved = (from: JsonObject, to: JsonObject) =>
    names.some((name) => !isCleared(to, name, cleared) && !has(to, name, from[name] ?? null));
  if (hasMoved(first, second) || hasMoved(second, now) || hasMoved(now, then)) return undefined;
  const taken = Object.keys(cleared).find((name) => {
    const wasSteady = has(second, name, first[name] ?? null);
    return (
      name !== 'updated_at' &&
      !isCleared(first, name, cleared) &&
      wasSteady &&
      isCleared(now, name, cleared) &&
      has(then, name, now[name] ?? null)
    );
  });
  if (taken === undefined) return 'kept';
  return {
    level: 'must',
    code: cleared === unset ? 'null-taken' : 'empty-taken',
    place: placeAt('answer', taken),
    expected: `${showField(taken, first)}: an update does not carry it`,
    actual: showField(taken, then),
    provesItself: true,
  };
}

/**
 * Null, and what is empty, is what code that takes whatever is there takes for itself. A field may come to it by itself:
 * it was taken where two readings show the same before it is supplied, it is there then and in the next reading, and
 * nothing else that an update does not carry has moved meanwhile.
 */
export const judgeNulls: JudgeScenario = (views) => {
  const judgements = [unset, emptied].map((cleared) => findTaken(cleared, views));
  return (
    judgements.find((one) => typeof one === 'object') ??
    judgements.find((one) => one !== undefined) ??
    'not concerned'
  );
};

/** Flags first: what follows an update there and back was taken, whatever became of null. */
export const judgeCleared: JudgeScenario = (views) => {
  const flags = judgeFlags(views);
  return flags === 'not concerned' ? judgeNulls(views) : flags;
};

/** Supplies other values of the same members, then null, then what is empty, for all that an update does not carry. Whoever takes them may take a value, and has one again then. */
export const supplyNulls = (agentId: string): Scenario => ({
  about: 'null for read-only fields',
  agentId,
  judge: judgeCleared,
  play: async ({ put }) => {
    await put(agentId, supplied);
    let altered = alteredValues(agentIn((await put(agentId, {})).outcome) ?? {});
    // There, and back where flags have followed.
    for (let turn = 0; turn < 2 && Object.keys(altered).length > 0; turn += 1) {
      await put(agentId, altered);
      const state = agentIn((await put(agentId, {})).outcome) ?? {};
      const followed = Object.keys(altered).filter((name) => has(state, name, altered[name] ?? null));
      altered = followed.length === 0 ? {} : alteredValues(state);
    }
    for (const update of [{}, unset, {}, emptied, {}, supplied]) await put(agentId, update);
    return undefined;
  },
});
