import type { Field } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { updateOf } from '../../generate/update-of.ts';
import { moveFields } from '../../moves/move-table.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { wrongClasses } from '../../systematic/wrong-classes.ts';
import { groups, groupsOf, pick } from './field-groups.ts';
import { judgeReadings } from './judge-readings.ts';

/** Every field with a value of a wrong kind. */
const allWrong = (fields: readonly Field[]): JsonObject =>
  updateOf(fields, (field) => wrongClasses(field)[0]?.[1] ?? null);

/** The first or the last choice of each field that has some and moves nothing, and null for the rest. */
const choicesOf = (fields: readonly Field[], at: 0 | -1): JsonObject =>
  updateOf(fields, ({ name, choices }) =>
    moveFields.some((field) => field.name === name) ? undefined : (choices?.at(at) ?? null),
  );

/**
 * Every field of one agent is set; the others are as they were. Where it is thorough, these are given values of their
 * own before, and the one gets some fields at a time, and not all at once.
 */
export function updateOne(
  { agentIds, fields, shapes }: ScenarioPlan,
  agentId: string,
  salt: number,
  isThorough: boolean,
): Scenario {
  const others = agentIds.filter((id) => id !== agentId);
  const objects = fields.filter(({ kind }) => kind === 'object');
  return {
    about: `other agents than ${agentId}`,
    agentId: undefined,
    judge: judgeReadings,
    play: async ({ put, read }) => {
      const readOthers = () => Promise.all(others.map(read));
      /** Reads all of them: other values than the one has now. */
      const readAll = async (round: number) => {
        const [state] = await Promise.all([read(agentId), readOthers()]);
        return otherValues(fields, state ?? {}, salt + round, shapes);
      };
      if (isThorough) {
        // What is empty or like the rest already, shows no bleeding.
        for (const [index, id] of others.entries())
          await put(id, otherValues(fields, {}, salt + 11 * (index + 1), shapes));
      }
      const values = await readAll(0);
      if (isThorough) {
        for (const names of groupsOf(fields, (index) => index % groups))
          await put(agentId, pick(values, names));
        await readOthers();
        // Empty values are the ones that defaults share.
        await put(
          agentId,
          updateOf(objects, () => ({})),
        );
      } else await put(agentId, values);
      // Once more with other values: where there are but two, the others may hold the first already.
      await put(agentId, await readAll(1));
      // What is refused here changes nothing there either.
      await put(agentId, allWrong(fields));
      await readOthers();
      if (!isThorough) return;
      // What spreads may spread to those that have nothing, and the first choice of each.
      await Promise.all(others.map((id) => put(id, choicesOf(fields, 0))));
      await readOthers();
      await put(agentId, choicesOf(fields, -1));
      await readOthers();
    },
  };
}
