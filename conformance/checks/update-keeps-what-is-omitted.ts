import { equalJson } from '../../spec/json-equal.ts';
import { differingFields, isSameField } from '../scenario/differences.ts';
import type { Step } from '../scenario/step.ts';
import type { Check } from './check.ts';
import { showBoth } from './show-field.ts';

/** A field that was supplied in the update before, and now is as it was before that: answered, and never stored. */
export function wasNeverStored({ earlier, after }: Step, field: Parameters<typeof isSameField>[0]): boolean {
  if (earlier === undefined || !Object.hasOwn(earlier.update, field.name)) return false;
  return isSameField(field, earlier.before[field.name], after[field.name]);
}

export const updateKeepsWhatIsOmitted: Check = {
  id: 'update-keeps-what-is-omitted',
  level: 'must',
  clause: '4.3',
  requirement: 'A field that is not supplied stays as it is; an empty update changes none.',
  operations: ['updateAgent'],
  needs: (fields) => fields.length,
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
    return {
      level: 'must',
      place: name,
      kind: isEmpty ? 'changed by an empty update' : 'changed',
      expected: `${expected}, since the update does not carry it`,
      actual,
    };
  },
};
