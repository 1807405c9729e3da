import { moveFields } from '../../moves/move-table.ts';
import { fillWith } from '../../scenario/fill-with.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** The choices in an order in which each of them follows once on every other one, from the first on. */
export function* everyMove(choices: readonly string[]): Generator<string> {
  for (const [at, choice] of choices.entries()) {
    yield choice;
    for (const other of choices.slice(at + 2)) {
      yield other;
      yield choice;
    }
  }
  yield* choices.slice(0, -1).toReversed();
}

/**
 * An agent that has something in every field makes every move of status and protection_status: what code does at one of
 * them alone shows in no other.
 */
export function makeEveryMove(plan: ScenarioPlan): readonly Scenario[] {
  const { agentIds, fields, salt, shapes } = plan;
  const [agentId] = agentIds;
  const moved = moveFields.filter(({ name }) => fields.some((field) => field.name === name));
  const others = fields.filter(({ name }) => !moveFields.some((field) => field.name === name));
  if (agentId === undefined) return [];
  return moved.map(({ name, choices = [] }, index) => ({
    about: `every move of ${name}`,
    agentId,
    play: async ({ put, recall }) => {
      const values = otherValues(others, (await recall(agentId)) ?? {}, salt, shapes);
      if (index === 0) await fillWith(values, (update) => put(agentId, update));
      for (const choice of everyMove(choices)) await put(agentId, { [name]: choice });
      return 'not concerned';
    },
  }));
}
