import type { Field } from '../../../spec/fields.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { readOnlyValues } from '../../systematic/read-only-values.ts';

/** But for the id: a deployment that takes that over has lost the agent. */
const { id: _, ...supplied } = readOnlyValues;

/**
 * What no update carries, beside every choice of a field, and so while the field has the choice before it: what an agent
 * of one sort has may be writable there, as skills are for a2a (2.1). Each answer is judged as a step.
 */
export const supplyInEachState = (agentId: string, fields: readonly Field[]): readonly Scenario[] =>
  fields
    .filter(({ kind }) => kind === 'choice')
    .map(({ name, choices = [] }) => ({
      about: `read-only fields in every ${name}`,
      agentId,
      play: async ({ put }) => {
        for (const choice of [...choices, ...choices.slice(0, 1)])
          await put(agentId, { [name]: choice, ...supplied });
        return 'not concerned';
      },
    }));
