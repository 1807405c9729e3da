import type { Field } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { sameUuid } from '../../../spec/uuid-text.ts';
import { updateOf } from '../../generate/update-of.ts';
import { agentIn } from '../../observe/agent-in.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { markedUuid } from '../../systematic/read-only-values.ts';
import { judgeReadings } from './judge-readings.ts';

/** So many updates stand between two readings. */
const between = 3;

/** Each choice and flag of an agent at one of two values. */
const choicesAt = (fields: readonly Field[], turn: number): JsonObject => ({
  ...updateOf(fields, ({ kind, choices = [] }) => (kind === 'choice' ? (choices[turn] ?? null) : undefined)),
  ...updateOf(fields, ({ kind }) => (kind === 'flag' ? turn === 0 : undefined)),
});

/** An agent that another one names, as those do which delegate to it, goes through every status: the other stays as it is. */
export function nameAnother({ agentIds, fields }: ScenarioPlan): readonly Scenario[] {
  const [one = '', other = ''] = agentIds;
  const statuses = fields.find(({ name }) => name === 'status')?.choices ?? [];
  const [first] = statuses;
  const named = { id: other, agent_id: other, status: 'archived', name: 'kit-named' };
  if (first === undefined || !fields.some(({ name }) => name === 'delegated_agents')) return [];
  return [
    {
      about: 'an agent that another one names',
      agentId: undefined,
      judge: judgeReadings,
      play: async ({ put, read }) => {
        // Twice, in two states that differ in every choice: what a named agent is given, it may have already.
        for (const turn of [0, 1]) {
          await put(other, choicesAt(fields, turn));
          await read(other);
          await put(one, { delegated_agents: [{ ...named, note: `kit-${turn}` }] });
          await read(other);
        }
        // From the first of them, so that it begins in the same way when it is played again.
        await put(other, { status: first });
        await read(one);
        for (const [index, status] of [...statuses.slice(1), first].entries()) {
          await put(other, { status });
          if (index % between === between - 1) await read(one);
        }
        if (statuses.length % between > 0) await read(one);
        return undefined;
      },
    },
  ];
}

/** The path names the agent: an update whose body has the id of another one leaves that one as it is. */
export function nameAnotherInBody({ agentIds, fields, salt }: ScenarioPlan): readonly Scenario[] {
  const [one = '', other = ''] = agentIds;
  const text = fields.find(
    ({ kind, name }) => kind === 'text' && name !== 'agent_name' && name !== 'api_key',
  );
  if (text === undefined) return [];
  return [
    {
      about: 'an id of another agent in the body',
      agentId: undefined,
      judge: judgeReadings,
      play: async ({ put, read }) => {
        // Where ids are taken over, both agents would be one: an id of nobody shows that without harm.
        const { outcome } = await put(one, { id: markedUuid });
        const isKept = outcome.kind === 'answer' && outcome.status < 500;
        const id = agentIn(outcome)?.['id'] ?? one;
        if (!isKept || !sameUuid(String(id), one)) return undefined;
        await read(other);
        await put(one, { id: other, [text.name]: `kit-named-${salt}` });
        await read(other);
        return undefined;
      },
    },
  ];
}
