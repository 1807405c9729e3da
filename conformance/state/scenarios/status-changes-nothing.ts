import type { Field } from '../../../spec/fields.ts';
import { evolutionStatusChangesNothing } from '../../checks/evolution-status-changes-nothing.ts';
import { evolutionStatusRequest } from '../../generate/cases.ts';
import type { ObjectSamples } from '../../published/published-shapes.ts';
import { compareStates } from '../../scenario/compare-states.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';

/** The agents are the same after their evolution status was read, whatever they hold. */
export function statusChangesNothing(
  agentIds: readonly string[],
  fields: readonly Field[],
  salt: number,
  shapes: ObjectSamples,
): Scenario {
  return {
    check: evolutionStatusChangesNothing,
    about: 'agents',
    agentId: undefined,
    play: async ({ put, read, send }) => {
      const compared: ReturnType<typeof compareStates>[] = [];
      // From two states that differ in every field: what a reading sets, an agent may hold already.
      for (const turn of [0, 1]) {
        for (const id of agentIds)
          await put(id, otherValues(fields, (await read(id)) ?? {}, salt + turn, shapes));
        const before = await Promise.all(agentIds.map(read));
        for (const id of [...agentIds, ...agentIds, 'not-a-uuid'])
          await send('readEvolutionStatus', evolutionStatusRequest(id));
        const after = await Promise.all(agentIds.map(read));
        compared.push(
          ...before.map((state, index) => compareStates(state, after[index], 'changed by a reading')),
        );
      }
      return (
        compared.find((judgement) => typeof judgement === 'object') ??
        (compared.includes('kept') ? 'kept' : 'not concerned')
      );
    },
  };
}
