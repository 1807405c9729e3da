import { updateFieldNamed } from '../../spec/fields.ts';
import { isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { expectField } from './expect-field.ts';
import { combine, type Expectation, openAt, rejectedAt } from './expectation.ts';
import type { Subject } from './subject.ts';

/** 2.2, 4.3: an update is an object; each field that it carries is expected by itself. */
export function expectUpdate(value: JsonValue, subject: Subject): Expectation {
  if (value === null) return openAt(['body'], 'null-body');
  if (!isJsonObject(value)) return rejectedAt(['body'], 'body-not-an-object');
  return combine(
    Object.entries(value).map(([key, supplied]) => {
      const field = updateFieldNamed(key);
      if (field === undefined) return openAt(['body', key], 'unknown-key');
      return expectField(field, supplied, subject);
    }),
  );
}
