import { updateFieldNamed } from '../../../spec/fields.ts';
import { agentIn } from '../../observe/agent-in.ts';
import { updateTo } from '../../restoring/first-values.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** From the usual status to every other one, and back: it has the most choices, and rules of its own in most services. */
const statuses: readonly string[] = (updateFieldNamed('status')?.choices ?? []).flatMap((one) =>
  one === 'active' ? [] : [one, 'active'],
);

/** An agent that has nothing else: code that asks for a purpose or a score before it takes a status refuses it here. */
export function statusesOfBareAgent({ agentIds, fields, salt, shapes }: ScenarioPlan): readonly Scenario[] {
  const agentId = agentIds.at(-1);
  if (agentId === undefined || !fields.some(({ name }) => name === 'status')) return [];
  const others = fields.filter(({ name }) => name !== 'status');
  const nothing = Object.fromEntries(others.map(({ name }) => [name, null]));
  return [
    {
      about: 'every status of an agent that has nothing else',
      agentId,
      play: async ({ put, recall }) => {
        const before = (await recall(agentId)) ?? {};
        if (agentIn((await put(agentId, nothing)).outcome) === undefined) return 'not concerned';
        for (const status of statuses) {
          if (agentIn((await put(agentId, { status })).outcome) !== undefined) continue;
          // Taken from an agent that has everything, it is no matter of the move alone: see phases/judge-moves.ts.
          await put(agentId, otherValues(others, {}, salt, shapes));
          await put(agentId, { status });
          await put(agentId, nothing);
        }
        // The scenarios after it supply what the agent has.
        await put(agentId, updateTo(before));
        return 'not concerned';
      },
    },
  ];
}
