import { readOnlyFields } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { moveFields } from '../../moves/move-table.ts';
import { fillWith } from '../../scenario/fill-with.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** What a client may send back with a part of an agent. */
const membersSent: readonly (readonly string[])[] = [
  ['id'],
  ['team_id'],
  ['created_at', 'updated_at'],
  readOnlyFields.map(({ name }) => name),
];
const fieldsSent: readonly (readonly string[])[] = [['purpose'], ['agent_name', 'hub']];

/**
 * A part of an agent comes with what the agent shows of itself, as forms send it: it may be refused (2.2), and where it is
 * taken, it is no replacement of all the rest.
 */
export function sendOwnMembers({ agentIds, fields, salt, shapes }: ScenarioPlan): readonly Scenario[] {
  const [agentId] = agentIds;
  if (agentId === undefined) return [];
  const plain = fields.filter(({ name }) => !moveFields.some((field) => field.name === name));
  const play: Scenario['play'] = async ({ put, recall }) => {
    const values = otherValues(plain, (await recall(agentId)) ?? {}, salt, shapes);
    await fillWith(values, (update) => put(agentId, update));
    const state = await recall(agentId);
    if (state === undefined) return 'not concerned';
    for (const [turn, members] of membersSent.entries()) {
      const own: JsonObject = Object.fromEntries(members.map((name) => [name, state[name] ?? null]));
      for (const names of fieldsSent) {
        const some = plain.filter(({ name }) => names.includes(name));
        await put(agentId, { ...own, ...otherValues(some, state, salt + turn + 1, shapes) });
      }
    }
    // Nor does its id make right what is wrong.
    for (const wrong of [{ status: 'kit-no-status' }, { hub: 5 }, { rate_limit_requests_per_minute: 0 }])
      if (plain.some(({ name }) => Object.hasOwn(wrong, name))) await put(agentId, { id: agentId, ...wrong });
    return 'not concerned';
  };
  return [{ about: 'a part of an agent, with what it shows of itself', agentId, play }];
}
