import type { JsonObject } from '../../spec/json-value.ts';
import { differingFields } from '../observe/differences.ts';
import type { Judgement } from '../observe/judgement.ts';
import { showField } from '../observe/show-field.ts';
import { placeAt } from '../run/place.ts';
import { otherValues } from './other-values.ts';
import type { JudgeScenario, Scenario } from './scenario.ts';
import type { ScenarioPlan } from './scenario-plan.ts';
import { isReading, type UpdateView } from './update-view.ts';

/** Enough for three processes to answer twice each. */
const inARow = 6;
/** On connections of their own, where requests are not dealt one by one. */
const atOnce = 4;

const firstDifference = (one: JsonObject, other: JsonObject) => differingFields(one, other, new Set())[0];

/** The readings since the last update. */
function lastReadings(views: readonly UpdateView[]): readonly JsonObject[] {
  const from = views.findLastIndex((view) => !isReading(view)) + 1;
  return views.slice(from).flatMap(({ state }) => (state === undefined ? [] : [state]));
}

/** Readings with nothing between them that leave a state and come back to it: more than one memory answers. */
export const judgeTurns: JudgeScenario = (views) => {
  const states = lastReadings(views);
  const [first, ...others] = states;
  if (first === undefined || others.length < 2) return 'not concerned';
  const field = others.map((state) => firstDifference(first, state)).find((one) => one !== undefined);
  if (field === undefined) return 'kept';
  const left = states.findIndex((state) => firstDifference(first, state) !== undefined);
  const isBack = states.slice(left).some((state) => firstDifference(first, state) === undefined);
  return isBack ? departureOf(field.name, states) : 'not concerned';
};

function departureOf(name: string, states: readonly JsonObject[]): Judgement {
  const shown = states.map((state) => showField(name, state));
  const kinds = [...new Set(shown)];
  return {
    level: 'must',
    code: 'states-in-turn',
    place: placeAt('answer', name),
    expected: `${shown[0]} in each of ${states.length} readings, since nothing was sent between them`,
    actual: `answers alternate between ${kinds.length} states, as of processes that each have a memory of their own: ${kinds.join('; ')}`,
  };
}

/** Writes every field, and reads the agent again and again. */
export const readInTurns = ({ fields, salt, shapes }: ScenarioPlan, agentId: string): Scenario => ({
  about: 'readings in a row',
  agentId,
  judge: judgeTurns,
  play: async ({ put, read }) => {
    await put(agentId, otherValues(fields, (await read(agentId)) ?? {}, salt + 900, shapes));
    for (let count = 0; count < inARow; count += 1) await put(agentId, {});
    await Promise.all(Array.from({ length: atOnce }, () => put(agentId, {})));
    return undefined;
  },
});
