import type { Field } from '../../../spec/fields.ts';
import { updateReachesOneAgent } from '../../checks/update-reaches-one-agent.ts';
import { otherValue } from '../other-value.ts';
import type { ObjectSamples } from '../published-shapes.ts';
import type { Scenario } from '../scenario.ts';
import { compareStates } from './compare-states.ts';
import { objectFor } from './object-for.ts';

/** Every field of one agent is set; the others are as they were. */
export function reachesOne(
  agentId: string,
  others: readonly string[],
  fields: readonly Field[],
  salt: number,
  shapes: ObjectSamples,
): Scenario {
  return {
    check: updateReachesOneAgent,
    about: 'other agents',
    agentId: undefined,
    play: async ({ put, read }) => {
      const before = await Promise.all(others.map(read));
      const current = (await read(agentId)) ?? {};
      for (const field of fields) {
        const value = otherValue(field, current[field.name] ?? null, salt) ?? objectFor(field, salt, shapes);
        await put(agentId, { [field.name]: value });
      }
      const between = await Promise.all(others.map(read));
      // Empty values are the ones that defaults share.
      for (const { name, kind } of fields) if (kind === 'object') await put(agentId, { [name]: {} });
      const after = await Promise.all(others.map(read));
      const compare = (left: typeof before, right: typeof before) =>
        left.map((state, index) =>
          compareStates(state, right[index], 'changed by an update of another agent'),
        );
      const compared = [...compare(before, between), ...compare(between, after)];
      return (
        compared.find((judgement) => typeof judgement === 'object') ??
        (compared.includes('kept') ? 'kept' : 'not concerned')
      );
    },
  };
}
