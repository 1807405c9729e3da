import type { Field } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { showField } from '../../checks/show-field.ts';
import { updateReplacesWhatIsSupplied } from '../../checks/update-replaces-what-is-supplied.ts';
import { agentIn } from '../../runner/restore.ts';
import type { ObjectSamples } from '../published-shapes.ts';
import { departsIn, type Scenario } from '../scenario.ts';
import { objectFor } from './object-for.ts';

/** Objects are replaced, not merged: judged on keys that the deployment was seen to echo. */
export function isReplaced(agentId: string, field: Field): Scenario {
  const [first, second] = [
    { kit_a: 'kit-1', kit_n: { x: 'kit-1' } },
    { kit_b: 'kit-2', kit_n: { y: 'kit-2' } },
  ];
  return {
    check: updateReplacesWhatIsSupplied,
    about: `${field.name} merged`,
    agentId,
    play: async ({ put }) => {
      const before = agentIn((await put(agentId, { [field.name]: first })).outcome)?.[field.name] ?? null;
      const after = agentIn((await put(agentId, { [field.name]: second })).outcome);
      if (!equalJson(before, first) || after === undefined) return 'not concerned';
      if (equalJson(after[field.name] ?? null, second)) return 'kept';
      const expected = showField(field.name, { [field.name]: second });
      return departsIn(field, 'merged', expected, showField(field.name, after));
    },
  };
}

/** Published objects one after another and an empty one: what is left over of the one before is seen step by step. */
export function replacesPublished(
  agentId: string,
  field: Field,
  salt: number,
  shapes: ObjectSamples,
): Scenario {
  return {
    check: updateReplacesWhatIsSupplied,
    about: `${field.name} as published`,
    agentId,
    play: async ({ put }) => {
      for (const value of [objectFor(field, salt, shapes), objectFor(field, salt + 1, shapes), {}])
        await put(agentId, { [field.name]: value });
      return 'not concerned';
    },
  };
}
