import { agentFields, type Field } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { updateOf } from '../../generate/update-of.ts';
import { agentIn } from '../../observe/agent-in.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** What the contract says of an agent; what else a deployment shows is its own. */
const knownMembers = (agent: JsonObject): JsonObject => updateOf(agentFields, ({ name }) => agent[name]);

/** A value for every number and decimal text. */
const numbers = (fields: readonly Field[], decimal: string, integer: number): JsonObject => {
  const values: ReadonlyMap<string, JsonValue> = new Map<string, JsonValue>([
    ['decimal-text', decimal],
    ['integer', integer],
  ]);
  return updateOf(fields, ({ kind }) => values.get(kind));
};

/**
 * Agents as clients send them back: all that was answered, read-only fields too, with some values that are new. And
 * fields among keys that nobody knows. Whether such updates are taken is open; what is taken is stored.
 */
export const sendWholeAgents = (
  { fields, salt, shapes }: ScenarioPlan,
  agentId: string,
  judge: JudgeScenario,
): Scenario => ({
  about: 'whole agents',
  agentId,
  judge,
  play: async ({ put, read }) => {
    const agent = knownMembers((await read(agentId)) ?? {});
    // As it is: what has to do with its state is in none of the others.
    await put(agentId, agent);
    const plain = fields.filter(({ name }) => name !== 'agent_name' && !name.endsWith('status'));
    const next = otherValues(plain, agent, salt, shapes);
    const { outcome } = await put(agentId, { ...agent, ...next });
    await read(agentId);
    // Of what only ever grows in somebody's mind, the less is as good as the more.
    const whole = { ...agent, ...next };
    for (const less of [numbers(plain, '70.5', 700), numbers(plain, '60.5', 600)])
      await put(agentId, { ...whole, ...less });
    const texts = plain.filter(({ kind, name }) => kind === 'text' && name !== 'api_key');
    const update = otherValues(texts, agentIn(outcome) ?? agent, salt + 1, shapes);
    await put(agentId, { kit_before: 'kit', ...update, kit_behind: { kit: [1] } });
    await read(agentId);
    return undefined;
  },
});
