import type { Field } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** Members of an agent that hold the id of something. */
const idMembers = ['id', 'team_id', 'created_by'] as const;

/** Rounds in which any two of some items are a pair once, as in a tournament: the first stays, the others turn. */
function pairRounds<Item>(items: readonly Item[]): readonly (readonly (readonly [Item, Item])[])[] {
  const seats: readonly (Item | undefined)[] = items.length % 2 === 0 ? items : [...items, undefined];
  const [first, ...turning] = seats;
  return turning.map((_, round) => {
    const turned = [first, ...turning.slice(round), ...turning.slice(0, round)];
    return turned.slice(0, turned.length / 2).flatMap((one, at) => {
      const other = turned.at(-1 - at);
      return one === undefined || other === undefined ? [] : [[one, other] as const];
    });
  });
}

/** Each field of a pair is given what the other one has. */
const swapIn = (state: JsonObject, pairs: readonly (readonly [Field, Field])[]): JsonObject =>
  Object.fromEntries(
    pairs.flatMap(([one, other]) => [
      [one.name, state[other.name] ?? null],
      [other.name, state[one.name] ?? null],
    ]),
  );

/** Sets fields, and then swaps any two of them once. */
async function swapAll(
  fields: readonly Field[],
  values: JsonObject,
  put: (update: JsonObject) => Promise<unknown>,
): Promise<void> {
  let state = values;
  await put(state);
  for (const pairs of pairRounds(fields)) {
    const update = swapIn(state, pairs);
    await put(update);
    state = { ...state, ...update };
  }
}

const allAs = (fields: readonly Field[], value: JsonValue): JsonObject =>
  Object.fromEntries(fields.map(({ name }) => [name, value]));

/**
 * A field is given what another one has, or what the agent itself or another one is known by: each is a value as any
 * other. Not a key, which may be masked; and no name is the id of several.
 */
export const storeValuesFromElsewhere = (
  { agentIds, fields, salt, shapes }: ScenarioPlan,
  agentId: string,
  judge: JudgeScenario,
): Scenario => ({
  about: 'values from elsewhere',
  agentId,
  judge,
  play: async ({ put, read }) => {
    const texts = fields.filter(({ kind, name }) => kind === 'text' && name !== 'api_key');
    const agent = (await read(agentId)) ?? {};
    await swapAll(texts, otherValues(texts, agent, salt + 900, shapes), (update) => put(agentId, update));
    const unnamed = texts.filter(({ name }) => name !== 'agent_name');
    const named = [...unnamed, ...fields.filter(({ kind }) => kind === 'uuid')];
    const ids = [...idMembers.map((name) => agent[name]), agentIds.find((id) => id !== agentId)];
    for (const id of ids.filter((one) => typeof one === 'string')) await put(agentId, allAs(named, id));
    // One that had the same as another one is then changed by itself.
    await put(agentId, allAs(unnamed, `kit-same-${salt}`));
    for (const field of unnamed) await put(agentId, allAs([field], `kit-${field.name}-${salt}`));
    await read(agentId);
    return undefined;
  },
});

/** The same with objects, each in the shape of every other one: what is not kept as it was sent shows nothing. */
export function replaceByObjectsFromElsewhere(
  { fields, salt }: ScenarioPlan,
  agentId: string,
  judge: JudgeScenario,
): readonly Scenario[] {
  const objects = fields.filter(({ kind }) => kind === 'object');
  if (objects.length < 2) return [];
  const values = Object.fromEntries(objects.map(({ name }) => [name, { kit_from: `kit-${name}-${salt}` }]));
  return [
    {
      about: 'objects from elsewhere',
      agentId,
      judge,
      play: async ({ put }) => {
        await swapAll(objects, values, (update) => put(agentId, update));
        // One that had the same as another one is then changed by itself.
        await put(agentId, allAs(objects, { kit_from: `kit-same-${salt}` }));
        for (const field of objects)
          await put(agentId, allAs([field], { kit_from: `kit-${field.name}-${salt}` }));
        return undefined;
      },
    },
  ];
}
