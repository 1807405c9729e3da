import type { JsonValue } from '../../../spec/json-value.ts';
import { accepted, type Expectation, type Reason, rejectedAt } from '../expectation.ts';

/** A choice takes its listed values and no other (3). */
export function expectChoice(
  value: JsonValue,
  place: Reason['place'],
  choices: readonly string[],
): Expectation {
  if (typeof value !== 'string') return rejectedAt(place, 'not-text-for-a-choice');
  return choices.includes(value) ? accepted : rejectedAt(place, 'unlisted-choice');
}
