import { otherValue } from '../generate/other-value.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { JudgeScenario, Scenario } from './scenario.ts';
import type { ScenarioPlan } from './scenario-plan.ts';

/** Of an agent that has nothing every field is set by itself, then taken away by itself: in one order, or the other. */
function oneByOne(
  { fields, salt }: ScenarioPlan,
  agentId: string,
  order: 'forwards' | 'backwards',
  judge: JudgeScenario,
): Scenario {
  const ordered = order === 'forwards' ? fields : fields.toReversed();
  return {
    about: `each field by itself, ${order}`,
    agentId,
    judge,
    play: async ({ put, read }) => {
      const nothing = Object.fromEntries(fields.map(({ name }) => [name, null]));
      if (agentIn((await put(agentId, nothing)).outcome) === undefined) return 'not concerned';
      for (const [index, field] of ordered.entries()) {
        const value = otherValue(field, null, salt + 900 + index);
        if (value !== undefined) await put(agentId, { [field.name]: value });
      }
      await read(agentId);
      for (const { name } of ordered) await put(agentId, { [name]: null });
      await read(agentId);
      return undefined;
    },
  };
}

/**
 * Both orders together have every field supplied while any other one is null, and while it is set: what an update does
 * may depend on a field that it does not carry.
 */
export const eachFieldByItself = (plan: ScenarioPlan, judge: JudgeScenario): readonly Scenario[] => {
  const [first, second = first] = plan.agentIds;
  return first === undefined || second === undefined
    ? []
    : [oneByOne(plan, first, 'forwards', judge), oneByOne(plan, second, 'backwards', judge)];
};
