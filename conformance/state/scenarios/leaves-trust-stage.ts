import { agentFieldNamed } from '../../../spec/fields.ts';
import { updateLeavesReadOnlyFields } from '../../checks/update-leaves-read-only-fields.ts';
import { agentIn } from '../../restoring/agent-in.ts';
import { departsIn, type Scenario } from '../../scenario/scenario.ts';

/** An order in which no server would move by itself. */
const stages = ['adapted', 'registered', 'trusted', 'tested', 'optimized', 'hardened'];

/** A server may move trust_stage by itself, and once may hit the supplied one; it takes them where it follows all six. */
export function leavesTrustStage(agentId: string): Scenario {
  return {
    check: updateLeavesReadOnlyFields,
    about: 'trust_stage',
    agentId,
    play: async ({ put }) => {
      const answered: unknown[] = [];
      for (const stage of stages)
        answered.push(agentIn((await put(agentId, { trust_stage: stage })).outcome)?.['trust_stage']);
      const field = agentFieldNamed('trust_stage');
      if (field === undefined || answered.includes(undefined)) return 'not concerned';
      if (answered.some((stage, index) => stage !== stages[index])) return 'kept';
      const expected = 'trust_stage as it was: an update does not carry it';
      return departsIn(field, 'taken', expected, `trust_stage: ${stages.join(', ')}, as they were supplied`);
    },
  };
}
