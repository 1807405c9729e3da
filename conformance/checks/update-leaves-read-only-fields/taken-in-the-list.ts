import { readOnlyFields } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { agentsInList } from '../../observe/agents-in-list.ts';
import type { Judgement } from '../../observe/judgement.ts';
import type { ReadAnswer } from '../../observe/read-answer.ts';
import { showField } from '../../observe/show-field.ts';
import { placeAt } from '../../run/place.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { readOnlyValues } from '../../systematic/read-only-values.ts';

/** Fields whose supplied value bears a mark: no agent of the list comes to it by itself. */
const marked = readOnlyFields.filter(
  ({ name }) => name !== 'id' && typeof (readOnlyValues[name] ?? 0) !== 'number' && name !== 'trust_stage',
);

/** Judges that no agent of the list has what was supplied in a field that no update carries. */
export function judgeList({ status, json }: ReadAnswer): Judgement {
  if (status !== 200) return 'not concerned';
  for (const agent of agentsInList(json))
    for (const { name } of marked)
      if (equalJson(agent[name] ?? null, readOnlyValues[name] ?? null))
        return {
          level: 'must',
          code: 'taken',
          place: placeAt('answer', name),
          expected: `${name} as it was: an update does not carry it`,
          actual: `${showField(name, agent)} in the list, as it was supplied`,
          provesItself: true,
        };
  return 'not concerned';
}

/** Supplies what no update carries, and looks at the list. Its answer is judged by itself. */
export const supplyBeforeTheList = (agentId: string, listPath: string): Scenario => ({
  about: 'read-only fields in the list',
  agentId,
  play: async ({ put, send }) => {
    const supplied = marked.map(({ name }) => [name, readOnlyValues[name] ?? null] as const);
    await put(agentId, Object.fromEntries(supplied));
    await send('listAgents', { method: 'GET', path: `${listPath}?include_scores=true`, headers: {} });
    return 'not concerned';
  },
});
