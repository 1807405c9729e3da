import type { Field } from '../../../spec/fields.ts';
import { updateReplacesWhatIsSupplied } from '../../checks/update-replaces-what-is-supplied.ts';
import type { ObjectSamples } from '../../published/published-shapes.ts';
import { objectFor } from '../../scenario/object-for.ts';
import { otherValue } from '../../scenario/other-value.ts';
import type { Scenario } from '../../scenario/scenario.ts';

/** Every field at once, with values that are told apart: what is cleared or reset later then shows. */
export function fills(
  agentId: string,
  fields: readonly Field[],
  salt: number,
  shapes: ObjectSamples,
): Scenario {
  return {
    check: updateReplacesWhatIsSupplied,
    about: 'all fields',
    agentId,
    play: async ({ put, read }) => {
      const current = (await read(agentId)) ?? {};
      // All of them, objects as null: those are open, and an object that is refused would refuse the rest.
      const values = fields.map((field, index) => {
        const value = otherValue(field, current[field.name] ?? null, salt + index);
        return [field.name, value ?? (field.kind === 'list-of-objects' ? [] : null)] as const;
      });
      await put(agentId, Object.fromEntries(values));
      for (const field of fields.filter(({ kind }) => kind.includes('object'))) {
        await put(agentId, { [field.name]: objectFor(field, salt, shapes) });
      }
      // What it shows is judged exchange by exchange and step by step.
      return 'not concerned';
    },
  };
}
