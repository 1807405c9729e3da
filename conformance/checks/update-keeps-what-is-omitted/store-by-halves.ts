import { printJson } from '../../../spec/json-print.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from '../../generate/cases.ts';
import { moveFields } from '../../moves/move-table.ts';
import type { Exchange } from '../../run/exchange.ts';
import { fillWith } from '../../scenario/fill-with.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Actions, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';

const badId = 'kit-no-uuid';

/** Requests that change no agent, sent at the same time; the values are other ones of what was stored right before. */
type Harmless = (values: JsonObject, actions: Actions) => readonly Promise<Exchange>[];

/** Readings of statuses and lists, genomes, and what is rejected, each sort by itself. */
function harmlessRequests(
  { agentIds, updatePath, listPath, genomePath }: ScenarioPlan,
  agentId: string,
): readonly Harmless[] {
  const [, unknown = ''] = unknownUuids[0] ?? [];
  const others = agentIds.filter((id) => id !== agentId);
  const read = (ids: readonly string[]): Harmless => {
    return (_, { send }) => ids.map((id) => send('readEvolutionStatus', evolutionStatusRequest(id)));
  };
  const create = (body: string, { send }: Actions) =>
    genomePath === undefined ? [] : [send('createGenome', genomeRequest(body, genomePath))];
  const list = (query: string, { send }: Actions) =>
    listPath === undefined
      ? []
      : [send('listAgents', { method: 'GET', path: listPath + query, headers: {} })];
  const update = (id: string, body: string, { send }: Actions) =>
    send('updateAgent', updateRequest(updatePath, id, body));
  return [
    read([...agentIds, agentId.toUpperCase()]),
    read([badId, unknown]),
    (values, { put }) => [put(agentId, { ...values, guard_manually_configured: 'kit-no-flag' })],
    (_, actions) => [update(agentId, '[]', actions)],
    (values, actions) => [update(agentId, `${printJson(values).slice(0, -1)},`, actions)],
    (values, actions) => [
      update(badId, printJson(values), actions),
      ...others.map((id) => update(id, '{"hub":5}', actions)),
    ],
    (_, actions) => ['{"kit":"right after"}', '["kit"]'].flatMap((body) => create(body, actions)),
    (_, actions) =>
      ['', '?include_scores=true', '?include_scores=kit'].flatMap((query) => list(query, actions)),
  ];
}

/**
 * Half of the fields are stored, something harmless comes right after, with no reading between, and then the other half:
 * what takes the last update back, or leaves something behind that goes with the next one, shows in its answer.
 */
export function storeByHalves(plan: ScenarioPlan): readonly Scenario[] {
  const { agentIds, fields, salt, shapes } = plan;
  const [agentId] = agentIds;
  const plain = fields.filter(({ name }) => !moveFields.some((field) => field.name === name));
  if (agentId === undefined) return [];
  return [
    {
      about: 'half of the fields, and then the other half',
      // Whoever takes back the last update takes back that of any agent.
      agentId: undefined,
      play: async (actions) => {
        const { put, recall } = actions;
        let turn = 0;
        const valuesFor = async (first: number) => {
          const half = plain.filter((_, index) => index % 2 === turn % 2);
          return otherValues(half, (await recall(agentId)) ?? {}, first + turn, shapes);
        };
        const storeHalf = async () => {
          turn += 1;
          await fillWith(await valuesFor(salt), (update) => put(agentId, update));
        };
        await storeHalf();
        for (const send of harmlessRequests(plan, agentId)) {
          await Promise.all(send(await valuesFor(salt + 50), actions));
          await storeHalf();
        }
        return 'not concerned';
      },
    },
  ];
}
