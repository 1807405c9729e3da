import type { Field } from '../../../spec/fields.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { updateReplacesWhatIsSupplied } from '../../checks/update-replaces-what-is-supplied.ts';
import type { ObjectSamples } from '../../published/published-shapes.ts';
import { objectFor } from '../../scenario/object-for.ts';
import type { Scenario } from '../../scenario/scenario.ts';

/**
 * Objects that share no key, at two levels; objects as the deployment publishes them; and an empty one. What is left
 * over of the one before is seen step by step, on keys that the deployment was seen to echo.
 */
export function isReplaced(agentId: string, field: Field, salt: number, shapes: ObjectSamples): Scenario {
  const values: readonly JsonValue[] = [
    { kit_a: 'kit-1', kit_n: { x: 'kit-1' } },
    { kit_b: 'kit-2', kit_n: { y: 'kit-2' } },
    objectFor(field, salt, shapes),
    objectFor(field, salt + 1, shapes),
    {},
  ];
  return {
    check: updateReplacesWhatIsSupplied,
    about: `${field.name} replaced`,
    agentId,
    play: async ({ put }) => {
      for (const value of values) await put(agentId, { [field.name]: value });
      return 'not concerned';
    },
  };
}
