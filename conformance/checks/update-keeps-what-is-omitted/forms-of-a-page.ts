import { agentFieldNamed, type Field, type UpdateFieldName } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** Fields that a page is likely to show together, and to send together: code may know such an update by its fields. */
const forms: readonly (readonly UpdateFieldName[])[] = [
  ['agent_url', 'api_key', 'hub', 'model_name'],
  ['agent_name', 'purpose', 'agent_metadata', 'rate_limit_requests_per_minute'],
  ['model_name', 'agent_params', 'agent_system_prompt', 'hub'],
  ['protection_status', 'guard_config_id', 'guard_manually_configured'],
  ['test_score', 'evaluated_harnesses', 'last_evaluated_at', 'last_tested_by'],
  ['access_level', 'protocol', 'white_box_config', 'mcp_config'],
];

/** Every choice of at least two, the whole last. */
function choicesOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const all = Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, at) => (bits >> at) & 1),
  );
  return all.filter(({ length }) => length > 1);
}

/** What a page sends for a field that somebody has emptied: null, or what counts for nothing. */
function emptyValue({ name, kind, minimum }: Field, isNull: boolean): JsonValue {
  const usual = agentFieldNamed(name)?.default;
  if (kind === 'choice' && usual !== undefined) return usual;
  if (isNull && agentFieldNamed(name)?.nullable === true) return null;
  switch (kind) {
    case 'text':
      return '';
    case 'integer':
    case 'number':
      return minimum ?? 0;
    case 'flag':
      return false;
    case 'decimal-text':
      return '0';
    case 'list-of-texts':
    case 'list-of-objects':
      return [];
    default:
      return null;
  }
}

/**
 * Of each form all fields, or some of them, are emptied in one update and set in the next: what is not among them stays,
 * and has a value of its own by which that shows.
 */
export function sendForms({ agentIds, fields, salt, shapes }: ScenarioPlan): readonly Scenario[] {
  return forms.flatMap((names, form): readonly Scenario[] => {
    const agentId = agentIds[form % agentIds.length];
    const own = fields.filter(({ name }) => names.some((one) => one === name));
    if (agentId === undefined || own.length < 2) return [];
    const emptied = (some: readonly Field[], isNull: boolean): JsonObject =>
      Object.fromEntries(some.map((field) => [field.name, emptyValue(field, isNull)]));
    return [
      {
        about: `a form of ${own.map(({ name }) => name).join(', ')}`,
        agentId,
        play: async ({ put, recall }) => {
          const set = async (some: readonly Field[], turn: number) =>
            put(agentId, otherValues(some, (await recall(agentId)) ?? {}, salt + 700 + turn, shapes));
          await set(own, 0);
          for (const [turn, some] of choicesOf(own).entries()) {
            await put(agentId, emptied(some, turn % 2 === 0));
            await set(some, turn + 1);
          }
        },
      },
    ];
  });
}
