import { moveFields } from '../../moves/move-table.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { judgeTrace } from './judge-trace.ts';

/** A key cannot be read back, and moves are refused for reasons of their own. */
const leftOut = new Set(['agent_name', 'api_key', ...moveFields.map(({ name }) => name)]);

/**
 * An agent is given the name that another one has, before and behind all else that an update may carry. It may be refused
 * (409), and has to leave no trace then; where it is taken, it is judged as any other.
 */
export function takeNameOfAnother({ agentIds, fields, salt, shapes }: ScenarioPlan): readonly Scenario[] {
  const [one, other] = agentIds;
  if (one === undefined || other === undefined || fields.every(({ name }) => name !== 'agent_name'))
    return [];
  const plain = fields.filter(({ name }) => !leftOut.has(name));
  const play: Scenario['play'] = async ({ put, read }) => {
    for (const turn of [0, 1]) {
      const agent_name = `kit-taken-${salt}-${turn}`;
      await put(one, { agent_name });
      const state = await read(other);
      if (state === undefined) return 'not concerned';
      const values = otherValues(plain, state, salt + turn * 7, shapes);
      await put(other, turn === 0 ? { ...values, agent_name } : { agent_name, ...values });
      await read(other);
    }
    return undefined;
  };
  return [{ about: 'the name of another agent', agentId: undefined, judge: judgeTrace, play }];
}
