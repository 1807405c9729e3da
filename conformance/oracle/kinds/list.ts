import { isJsonArray, type JsonValue } from '../../../spec/json-value.ts';
import { combine, type Expectation, type Reason, rejectedAt } from '../expectation.ts';

/** A list takes lists whose items are taken, each at its place; which items a field has, expect-field.ts says. */
export function expectList(
  value: JsonValue,
  place: Reason['place'],
  expectItem: (item: JsonValue, place: Reason['place']) => Expectation,
): Expectation {
  if (!isJsonArray(value)) return rejectedAt(place, 'not-a-list');
  return combine(value.map((item, index) => expectItem(item, [...place, index])));
}
