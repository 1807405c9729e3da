import { isJsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { type Expectation, openAt, type Reason, rejectedAt } from '../expectation.ts';

/** The fields of nested objects are not shown (2.1): any object may be taken or not, anything else is not. */
export function expectObject(value: JsonValue, place: Reason['place']): Expectation {
  return isJsonObject(value) ? openAt(place, 'unshown-object') : rejectedAt(place, 'not-an-object');
}
