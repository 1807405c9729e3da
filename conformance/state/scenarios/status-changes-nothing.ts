import { evolutionStatusChangesNothing } from '../../checks/evolution-status-changes-nothing.ts';
import { evolutionStatusRequest } from '../../generate/cases.ts';
import type { Scenario } from '../scenario.ts';
import { compareStates } from './compare-states.ts';

/** The agents are the same after their evolution status was read. */
export function statusChangesNothing(agentIds: readonly string[]): Scenario {
  return {
    check: evolutionStatusChangesNothing,
    about: 'agents',
    agentId: undefined,
    play: async ({ read, send }) => {
      const before = await Promise.all(agentIds.map(read));
      for (const id of [...agentIds, ...agentIds, 'not-a-uuid'])
        await send('readEvolutionStatus', evolutionStatusRequest(id));
      const after = await Promise.all(agentIds.map(read));
      const compared = before.map((state, index) =>
        compareStates(state, after[index], 'changed by a reading'),
      );
      return (
        compared.find((judgement) => typeof judgement === 'object') ??
        (compared.includes('kept') ? 'kept' : 'not concerned')
      );
    },
  };
}
