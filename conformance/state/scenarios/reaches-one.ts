import type { Field } from '../../../spec/fields.ts';
import { updateReachesOneAgent } from '../../checks/update-reaches-one-agent.ts';
import type { ObjectSamples } from '../published-shapes.ts';
import type { Scenario } from '../scenario.ts';
import { compareStates } from './compare-states.ts';
import { otherValues } from './other-values.ts';

/** Every field of one agent is set, one by one or all at once; the others are as they were. */
export function reachesOne(
  agentId: string,
  others: readonly string[],
  fields: readonly Field[],
  salt: number,
  shapes: ObjectSamples,
  isOneByOne: boolean,
): Scenario {
  return {
    check: updateReachesOneAgent,
    about: `other agents than ${agentId}`,
    agentId: undefined,
    play: async ({ put, read }) => {
      // What is empty or like the rest already, shows no bleeding.
      for (const [index, id] of others.entries())
        await put(id, otherValues(fields, {}, salt + 11 * (index + 1), shapes));
      const before = await Promise.all(others.map(read));
      const values = otherValues(fields, (await read(agentId)) ?? {}, salt, shapes);
      const updates = isOneByOne
        ? Object.entries(values).map(([name, value]) => ({ [name]: value }))
        : [values];
      for (const update of updates) await put(agentId, update);
      const between = await Promise.all(others.map(read));
      // Empty values are the ones that defaults share.
      const objects = fields.filter(({ kind }) => kind === 'object').map(({ name }) => ({ [name]: {} }));
      for (const update of isOneByOne ? objects : [Object.assign({}, ...objects)]) await put(agentId, update);
      const after = await Promise.all(others.map(read));
      // Once more with other values: where there are but two, the others may hold the first already.
      await put(agentId, otherValues(fields, (await read(agentId)) ?? {}, salt + 1, shapes));
      const end = await Promise.all(others.map(read));
      const compare = (left: typeof before, right: typeof before) =>
        left.map((state, index) =>
          compareStates(state, right[index], 'changed by an update of another agent'),
        );
      const compared = [...compare(before, between), ...compare(between, after), ...compare(after, end)];
      return (
        compared.find((judgement) => typeof judgement === 'object') ??
        (compared.includes('kept') ? 'kept' : 'not concerned')
      );
    },
  };
}
