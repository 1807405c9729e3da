import type { Field } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { showBoth } from '../../checks/show-field.ts';
import { updatesFollowTheModel } from '../../checks/updates-follow-the-model.ts';
import { agentIn } from '../../restoring/agent-in.ts';
import { isSameField } from '../../scenario/differences.ts';
import { otherValue } from '../../scenario/other-value.ts';
import { departsIn, type Scenario } from '../../scenario/scenario.ts';

const stillWrong: readonly JsonObject[] = [
  { status: 'kit-no-status' },
  { access_level: 'kit-no-level' },
  { protocol: 'kit-no-protocol' },
  { rate_limit_requests_per_minute: 0 },
  { hub: 5 },
];

/** In every state that a choice can bring an agent to, updates are taken and stored. */
export function worksIn(
  agentId: string,
  choice: Field,
  value: string,
  fields: readonly Field[],
  salt: number,
): Scenario {
  return {
    check: updatesFollowTheModel,
    about: `${choice.name} ${value}`,
    agentId,
    play: async ({ put, read }) => {
      const before = agentIn((await put(agentId, { [choice.name]: value })).outcome);
      if (before === undefined) return 'not concerned';
      // Rejections are judged exchange by exchange: validation does not depend on the state either.
      for (const wrong of stillWrong) await put(agentId, wrong);
      const planned = fields.flatMap((field, index) => {
        const next =
          field.name === choice.name
            ? undefined
            : otherValue(field, before[field.name] ?? null, salt + index);
        return next === undefined ? [] : [{ field, next }];
      });
      const update = Object.fromEntries(planned.map(({ field, next }) => [field.name, next]));
      if (agentIn((await put(agentId, update)).outcome) === undefined) return 'not concerned';
      const after = await read(agentId);
      if (after === undefined) return 'not concerned';
      const lost = planned.find(
        ({ field, next }) => field.name !== 'api_key' && !isSameField(field, next, after[field.name]),
      );
      if (lost === undefined) return 'kept';
      const { name } = lost.field;
      const { expected, actual } = showBoth(name, update, after);
      // The state stands in what was expected: a field that is lost in every state is one fault, not one for each.
      const inState = `${expected}, while ${choice.name} is ${value}`;
      return departsIn(lost.field, 'not stored in a state', inState, actual);
    },
  };
}
