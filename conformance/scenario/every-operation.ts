import type { Field } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { evolutionStatusRequest, genomeRequest } from '../generate/cases.ts';
import { updateOf } from '../generate/update-of.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Scenario } from './scenario.ts';
import type { ScenarioPlan } from './scenario-plan.ts';

/** What code that pastes, splits, encodes or measures an agent's texts trips over. */
const textsOfStates: readonly string[] = [
  // Not last: it would stand in every answer from there on.
  'kit-'.padEnd(5000, 'lorem '),
  '',
  `"kit" it's \\ {"a":1}`,
  'kit/with/slashes?a=1&b#c',
  'kit é 中文 😀',
  'kit\r\nline: end\u0001',
  '<b>kit</b> %s %20 {{x}} \u0024{x}',
  ' kit ',
];

const oddIntegers = [1, 0, -1, 2 ** 31, 253_402_300_800, Number.MAX_SAFE_INTEGER, 2, 3];
const oddLists: readonly (readonly string[])[] = [
  Array.from({ length: 300 }, () => 'kit'),
  [],
  ['"', "'"],
  ['a/b'],
  ['é 😀'],
  ['\r\n'],
  ['<i>'],
  [' '],
];
const oddScores = ['0', '-0.5', '100', '0.0000001', '99999', '+1', '.5', '1.50'];

/** One value for each field of the n-th state; undefined where a field has none. */
function oddValue({ name, kind, minimum }: Field, turn: number): JsonValue | undefined {
  switch (kind) {
    case 'text':
      return name === 'last_tested_by' ? undefined : textsOfStates[turn];
    case 'integer':
    case 'number':
      return Math.max(oddIntegers[turn] ?? 0, minimum ?? Number.MIN_SAFE_INTEGER);
    case 'list-of-texts':
      return [...(oddLists[turn] ?? [])];
    case 'decimal-text':
      return oddScores[turn];
    default:
      return undefined;
  }
}

/** Every choice of every field: those of fields that move nothing go with the statuses, as many as there are. */
function choicesTogether(
  fields: readonly Field[],
): readonly (readonly [about: string, update: JsonObject])[] {
  const isProtection = ({ name }: Field) => name === 'protection_status';
  return [true, false].flatMap((alone) => {
    const group = fields.filter((field) => field.choices !== undefined && isProtection(field) === alone);
    const turns = Math.max(0, ...group.map(({ choices = [] }) => choices.length));
    return Array.from({ length: turns }, (_, turn) => {
      const update = updateOf(group, ({ choices = [] }) => choices[turn % choices.length] ?? null);
      return [Object.values(update).join(', '), update] as const;
    });
  });
}

/** States that an update leaves an agent in: each choice, everything null, and every sort of odd value. */
function statesOf(fields: readonly Field[]): readonly (readonly [about: string, update: JsonObject])[] {
  const choices = choicesTogether(fields);
  const odd = textsOfStates.map(
    (_, turn) => [`odd values ${turn}`, updateOf(fields, (field) => oddValue(field, turn))] as const,
  );
  const nothing = updateOf(fields, () => null);
  const emptied = updateOf(fields, ({ kind }) =>
    kind === 'object' ? {} : kind === 'list-of-objects' ? [{}] : undefined,
  );
  return [...choices, ['all null', nothing], ['objects of nothing', emptied], ...odd];
}

/** One after another: what is kept of a list, and given to whoever asks next, shows where they ask for something else. */
const listQueries = ['', '?include_scores=true', '?include_scores=false'];

/** In each state, every operation is asked for; what they answer is judged as always. */
export function everyOperationInEachState(plan: ScenarioPlan): readonly Scenario[] {
  const { agentIds, fields, listPath, genomePath } = plan;
  return statesOf(fields).map(([about, update], index) => {
    // Odd values all on one agent: each takes away what the one before it left. The last: the first has most to do.
    const agentId = agentIds[about.startsWith('odd') ? agentIds.length - 1 : index % agentIds.length] ?? '';
    const query = listQueries[index % listQueries.length] ?? '';
    return {
      about: `every operation, ${about}`,
      agentId,
      play: async ({ put, send }) => {
        if (agentIn((await put(agentId, update)).outcome) === undefined) return 'not concerned';
        // None of them writes to the agent.
        await Promise.all([
          send('readEvolutionStatus', evolutionStatusRequest(agentId)),
          ...(listPath === undefined
            ? []
            : [send('listAgents', { method: 'GET', path: listPath + query, headers: {} })]),
          ...(genomePath === undefined
            ? []
            : [send('createGenome', genomeRequest(printJson({ kit: about }), genomePath))]),
        ]);
        return 'not concerned';
      },
    };
  });
}
