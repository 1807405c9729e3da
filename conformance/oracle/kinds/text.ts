import type { JsonValue } from '../../../spec/json-value.ts';
import { accepted, type Expectation, openAt, type Reason, rejectedAt } from '../expectation.ts';

/** Longer texts may meet a limit that the contract does not show (8). */
const mostCharacters = 100_000;

/** A text takes any text; numbers and flags are no texts. NUL is left open: databases refuse it. */
export function expectText(value: JsonValue, place: Reason['place']): Expectation {
  if (typeof value !== 'string') return rejectedAt(place, 'not-text');
  if (value.includes('\0')) return openAt(place, 'nul-in-text');
  if (value.length > mostCharacters) return openAt(place, 'over-100000-characters');
  return accepted;
}
