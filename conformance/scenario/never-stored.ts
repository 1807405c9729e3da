import type { Field } from '../../spec/fields.ts';
import { isSameField } from '../observe/differences.ts';
import type { Step } from '../observe/step.ts';

/** A field that was supplied in the update before, and now is as it was before that: answered, and never stored. */
export function wasNeverStored({ earlier, update, after }: Step, field: Field): boolean {
  if (earlier === undefined || !Object.hasOwn(earlier.update, field.name)) return false;
  // Go and .NET match keys without regard to letter case: it may have been supplied again.
  if (Object.keys(update).some((key) => key !== field.name && key.toLowerCase() === field.name)) return false;
  return isSameField(field, earlier.before[field.name], after[field.name]);
}
