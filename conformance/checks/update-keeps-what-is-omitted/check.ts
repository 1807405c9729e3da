import type { Field } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { differingFields } from '../../observe/differences.ts';
import { showBoth } from '../../observe/show-field.ts';
import { placeAt } from '../../run/place.ts';
import { wasNeverStored } from '../../scenario/never-stored.ts';
import type { Check } from '../check.ts';
import { editInEachState } from './edited-in-a-state.ts';
import { sendForms } from './forms-of-a-page.ts';
import { judgeOtherOperations, sendOtherOperations } from './other-operations.ts';
import { sendOwnMembers } from './own-members.ts';
import { storeByHalves } from './store-by-halves.ts';

/**
 * Whether a field shows a text that only this kit writes: nobody else has put it there, but another run, which is told
 * by its mark. In an object it may be another agent's, whom this one names.
 */
const isOfTheRun = ({ name, kind }: Field, after: JsonObject): boolean =>
  (kind === 'text' || kind === 'list-of-texts') && /(?:^|")kit[- ]/.test(printJson(after[name] ?? null));

export const updateKeepsWhatIsOmitted: Check = {
  id: 'update-keeps-what-is-omitted',
  level: 'must',
  clause: '4.3',
  requirement: 'A field that is not supplied stays as it is; an empty update changes none.',
  // Nor does the list change an agent.
  operations: ['updateAgent', 'listAgents'],
  needs: (fields) => fields.length,
  skippedFor: ({ operations }) =>
    operations.has('updateAgent') ? undefined : 'it takes agents that may be updated',
  judgeStep: (step) => {
    const supplied = new Set(Object.keys(step.update));
    const changed = differingFields(step.before, step.after, supplied).filter(
      (field) => !wasNeverStored(step, field),
    );
    const [first] = changed;
    if (first === undefined) return 'kept';
    const { name } = first;
    const isEmpty = equalJson(step.update, {});
    const { expected, actual } = showBoth(name, step.before, step.after);
    const isSpelled = [...supplied].some((key) => key.toLowerCase() === name);
    return {
      // Go and .NET match keys without regard to letter case.
      level: isSpelled ? 'should' : 'must',
      code: isSpelled ? 'key-in-another-letter-case' : isEmpty ? 'changed-by-an-empty-update' : 'changed',
      place: placeAt('answer', name),
      expected: `${expected}, since the update does not carry it`,
      actual,
      ...(isOfTheRun(first, step.after) ? { provesItself: true } : {}),
    };
  },
  judgeScenario: judgeOtherOperations,
  scenarios: (plan) => [
    ...sendOtherOperations(plan),
    ...storeByHalves(plan),
    ...sendOwnMembers(plan),
    ...sendForms(plan),
    ...editInEachState(plan),
  ],
};
