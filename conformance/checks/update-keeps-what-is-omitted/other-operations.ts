import { printJson } from '../../../spec/json-print.ts';
import { type JsonObject, mapMembers } from '../../../spec/json-value.ts';
import { genomeRequest } from '../../generate/cases.ts';
import { otherValues } from '../../scenario/other-values.ts';
import { compareReadings } from '../../scenario/readings.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { isReading, type UpdateView } from '../../scenario/update-view.ts';

const isOther = ({ operation }: UpdateView) => operation === 'listAgents' || operation === 'createGenome';

/** An agent is the same from one reading to the next, where lists and genomes were asked for, and no update but readings. */
export const judgeOtherOperations: JudgeScenario = (views) =>
  compareReadings(views, ({ between }) => {
    const isNoUpdate = between.every(
      (view) => isOther(view) || isReading(view) || view.operation === 'readEvolutionStatus',
    );
    return isNoUpdate && between.some(isOther) ? 'changed-by-another-operation' : undefined;
  });

/** No object, and no JSON. */
const rejectedGenomes = ['["kit"]', '{"kit":'];

/** A genome with the keys of an agent. */
const asGenome = (values: JsonObject): JsonObject => mapMembers(values, (_, name) => `kit-genome-${name}`);

/** What a list may shorten, sort or tidy for those who read it, and must not store so: where these are written at all. */
const untidy: JsonObject = {
  evaluated_harnesses: ['kit-b', 'kit-a', 'kit-b'],
  agent_system_prompt: `  kit ${'Untidy  '.repeat(200)}`,
  test_score: '007.50',
};
const untidied = (values: JsonObject): JsonObject =>
  mapMembers(values, (value, name) => untidy[name] ?? value);

/** Agents that have something else: evaluations, or nothing yet. */
const mostOthers = 3;

/** With nothing set, since what another operation fills in may be there already; and, on one agent, with all set. */
export function sendOtherOperations(plan: ScenarioPlan): readonly Scenario[] {
  const { agentIds, fields, listPath, genomePath, salt, shapes } = plan;
  const last = agentIds.at(-1);
  if (last === undefined || (listPath === undefined && genomePath === undefined)) return [];
  const unset: JsonObject = Object.fromEntries(fields.map(({ name }) => [name, null]));
  const lists = listPath === undefined ? [] : [listPath, `${listPath}?include_scores=true`];
  const others = lists.length === 0 ? [] : agentIds.slice(0, -1).slice(0, mostOthers);
  return [last, ...others].map((agentId) => ({
    about: 'lists and genomes',
    agentId,
    judge: judgeOtherOperations,
    play: async ({ put, read, recall, send }) => {
      const set = untidied(otherValues(fields, (await recall(agentId)) ?? {}, salt, shapes));
      for (const update of agentId === last ? [unset, set] : [unset]) {
        await put(agentId, update);
        await read(agentId);
        for (const path of lists) await send('listAgents', { method: 'GET', path, headers: {} });
        if (genomePath !== undefined && agentId === last) {
          const genomes = [printJson({ agent_id: agentId }), '{}', ...rejectedGenomes];
          const create = (body: string) => send('createGenome', genomeRequest(body, genomePath));
          await Promise.all(genomes.map(create));
          // It names an agent, and has what that one might take for its own.
          await create(
            printJson({ ...asGenome(set), name: 'kit-genome-name', id: agentId, agent_id: agentId }),
          );
          // Last, for what it leaves behind may be gone with the next one.
          await create(printJson(asGenome(set)));
        }
        await read(agentId);
      }
    },
  }));
}
