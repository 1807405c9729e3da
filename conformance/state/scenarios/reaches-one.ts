import type { Field } from '../../../spec/fields.ts';
import { updateReachesOneAgent } from '../../checks/update-reaches-one-agent.ts';
import type { ObjectSamples } from '../../published/published-shapes.ts';
import { compareStates } from '../../scenario/compare-states.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';

/** How thoroughly one agent is written to while the others are watched. */
export interface Thoroughness {
  /** The others are given values of their own before. */
  readonly isFirst: boolean;
  /** Field by field, and not all at once. */
  readonly isOneByOne: boolean;
}

/** Every field of one agent is set; the others are as they were. */
export function reachesOne(
  agentId: string,
  others: readonly string[],
  fields: readonly Field[],
  salt: number,
  shapes: ObjectSamples,
  { isFirst, isOneByOne }: Thoroughness,
): Scenario {
  return {
    check: updateReachesOneAgent,
    about: `other agents than ${agentId}`,
    agentId: undefined,
    play: async ({ put, read }) => {
      const readOthers = () => Promise.all(others.map(read));
      const valuesOf = async (turn: number) =>
        otherValues(fields, (await read(agentId)) ?? {}, salt + turn, shapes);
      if (isFirst) {
        // What is empty or like the rest already, shows no bleeding.
        for (const [index, id] of others.entries())
          await put(id, otherValues(fields, {}, salt + 11 * (index + 1), shapes));
      }
      const seen = [await readOthers()];
      const values = await valuesOf(0);
      if (isOneByOne) {
        for (const [name, value] of Object.entries(values)) await put(agentId, { [name]: value });
        seen.push(await readOthers());
        // Empty values are the ones that defaults share.
        for (const { name, kind } of fields) if (kind === 'object') await put(agentId, { [name]: {} });
      } else await put(agentId, values);
      seen.push(await readOthers());
      // Once more with other values: where there are but two, the others may hold the first already.
      await put(agentId, await valuesOf(1));
      seen.push(await readOthers());
      const compared = seen
        .slice(1)
        .flatMap((states, turn) =>
          states.map((state, index) =>
            compareStates(seen[turn]?.[index], state, 'changed by an update of another agent'),
          ),
        );
      return (
        compared.find((judgement) => typeof judgement === 'object') ??
        (compared.includes('kept') ? 'kept' : 'not concerned')
      );
    },
  };
}
