import { updateFields } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { expectField } from '../oracle/expect-field.ts';
import type { Subject } from '../oracle/subject.ts';

const why = 'has a value that an update may not bring (2.2), so that it could not be put back';

/** The fields of an agent whose first value the contract rejects: it was written before a rule, or by another way. */
export function refusedFields(first: JsonObject, subject: Subject): ReadonlyMap<string, string> {
  const refused = updateFields.filter(
    (field) => expectField(field, first[field.name] ?? null, subject).verdict === 'reject',
  );
  return new Map(refused.map(({ name }) => [name, why]));
}
