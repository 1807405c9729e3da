import type { Field } from '../../../spec/fields.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { showBoth } from '../../checks/show-field.ts';
import { updateReplacesWhatIsSupplied } from '../../checks/update-replaces-what-is-supplied.ts';
import { agentIn } from '../../restoring/agent-in.ts';
import { isSameField } from '../../scenario/differences.ts';
import { otherValue } from '../../scenario/other-value.ts';
import { departsIn, type Scenario } from '../../scenario/scenario.ts';

/** What was answered is there in the next answer: stored, not echoed. */
export function isStored(agentId: string, field: Field, salt: number): Scenario {
  return {
    check: updateReplacesWhatIsSupplied,
    about: field.name,
    agentId,
    play: async ({ put, read }) => {
      const current = (await read(agentId))?.[field.name] ?? null;
      const value: JsonValue | undefined = otherValue(field, current, salt);
      // api_key may be masked or left out, and is then not comparable.
      if (value === undefined || field.name === 'api_key') return 'not concerned';
      const answered = agentIn((await put(agentId, { [field.name]: value })).outcome);
      const next = await read(agentId);
      if (answered === undefined || next === undefined) return 'not concerned';
      if (isSameField(field, value, next[field.name])) return 'kept';
      const { expected, actual } = showBoth(field.name, { [field.name]: value }, next);
      return departsIn(field, 'not stored', expected, actual);
    },
  };
}
