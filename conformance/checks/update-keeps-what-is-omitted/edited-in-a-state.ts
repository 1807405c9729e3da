import type { Field } from '../../../spec/fields.ts';
import { otherValue } from '../../generate/other-value.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** Of more characters than a row or a log of changes has room for. */
const longText = 3000;

/**
 * In each state an agent is edited, and then brought to the next one: what was edited goes along, long texts too. Code may
 * edit a copy, as of a draft, or put what is long away.
 */
export function editInEachState({ agentIds, fields, salt }: ScenarioPlan): readonly Scenario[] {
  const choosing = fields.filter(({ kind }) => kind === 'choice');
  const edited = fields.filter(
    ({ kind, name }) => kind !== 'choice' && !kind.includes('object') && name !== 'api_key',
  );
  if (edited.length === 0) return [];
  const valuesFor = (turn: number) =>
    Object.fromEntries(edited.map((field) => [field.name, editedValue(field, salt + 800 + turn)]));
  return choosing.flatMap(({ name, choices = [] }, index): readonly Scenario[] => {
    const agentId = agentIds[(index + 1) % agentIds.length];
    if (agentId === undefined) return [];
    return [
      {
        about: `an agent edited with each ${name}`,
        agentId,
        play: async ({ put }) => {
          for (const [turn, choice] of [...choices, ...choices.slice(0, 1)].entries()) {
            await put(agentId, { [name]: choice });
            await put(agentId, valuesFor(index * 20 + turn));
          }
        },
      },
    ];
  });
}

/** Told apart from that of every other turn; two of the texts are long. */
function editedValue(field: Field, salt: number) {
  const value = otherValue(field, null, salt) ?? null;
  const isLong = field.name === 'agent_system_prompt' || field.name === 'purpose';
  return isLong ? `${value} `.padEnd(longText, 'kit long ') : value;
}
