import type { Field } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { moveFields } from '../../moves/move-table.ts';
import { objectFor } from '../../scenario/object-for.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

type Member = readonly [name: string, value: JsonValue];

/**
 * Objects and choices in one update, in either order: what an agent of one sort does not need may be dropped for a
 * choice, and a choice that is read first may be another one than a choice that is read last. Each object has a key that
 * the one before it has not, where any is taken: they may be merged in one state alone.
 */
function supplyTogether(
  { fields, shapes, salt }: ScenarioPlan,
  agentId: string,
  choosing: readonly Field[],
  rounds: number,
): Scenario {
  const objectsAt = (turn: number) =>
    fields
      .filter(({ kind }) => kind.includes('object'))
      .map((field): Member => [field.name, objectFor(field, salt + turn, shapes)]);
  const turns = Math.max(...choosing.map(({ choices = [] }) => choices.length));
  const updates = Array.from({ length: turns * rounds }, (_, index): JsonObject => {
    const turn = index % turns;
    const chosen = choosing.map(
      ({ name, choices = [] }): Member => [name, choices[turn % choices.length] ?? null],
    );
    const objects = objectsAt(index);
    const isChosenFirst = (turn + Math.floor(index / turns)) % 2 === 1;
    return Object.fromEntries(isChosenFirst ? [...chosen, ...objects] : [...objects, ...chosen]);
  });
  return {
    about: `objects with every ${choosing.map(({ name }) => name).join(' and ')}`,
    agentId,
    play: async ({ put }) => {
      for (const update of updates) await put(agentId, update);
    },
  };
}

/** What a deployment may refuse to move is apart from the others, since it would refuse these as well. */
export function objectsWithChoices(plan: ScenarioPlan): readonly Scenario[] {
  const [first = '', second = first] = plan.agentIds;
  const choosing = plan.fields.filter(({ kind }) => kind === 'choice');
  const isMoved = ({ name }: Field) => moveFields.some((field) => field.name === name);
  const [moving, others] = [choosing.filter(isMoved), choosing.filter((field) => !isMoved(field))];
  return [
    ...(others.length === 0 ? [] : [supplyTogether(plan, first, others, 2)]),
    ...(moving.length === 0 ? [] : [supplyTogether(plan, second, moving, 1)]),
  ];
}
