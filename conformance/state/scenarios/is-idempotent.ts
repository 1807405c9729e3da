import type { Field } from '../../../spec/fields.ts';
import { updateIsIdempotent } from '../../checks/update-is-idempotent.ts';
import type { ObjectSamples } from '../../published/published-shapes.ts';
import { agentIn } from '../../restoring/agent-in.ts';
import { compareStates } from '../../scenario/compare-states.ts';
import { objectFor } from '../../scenario/object-for.ts';
import { otherValue } from '../../scenario/other-value.ts';
import type { Scenario } from '../../scenario/scenario.ts';

/** The same update twice leaves the agent as once does; an object is sent again as it was answered. */
export function isIdempotent(agentId: string, field: Field, salt: number, shapes: ObjectSamples): Scenario {
  return {
    check: updateIsIdempotent,
    about: field.name,
    agentId,
    play: async ({ put, read }) => {
      const current = (await read(agentId))?.[field.name] ?? null;
      const value = otherValue(field, current, salt) ?? objectFor(field, salt, shapes);
      const once = agentIn((await put(agentId, { [field.name]: value })).outcome);
      if (once === undefined) return 'not concerned';
      // What a deployment made of an object is sent again as it was answered.
      const again =
        field.kind.endsWith('object') || field.kind.endsWith('objects') ? (once[field.name] ?? null) : value;
      const twice = agentIn((await put(agentId, { [field.name]: again })).outcome);
      return compareStates(once, twice, 'changed by the same update');
    },
  };
}
