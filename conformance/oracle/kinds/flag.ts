import { sameDecimal } from '../../../spec/decimal-text.ts';
import { isJsonNumber, type JsonNumber, type JsonValue } from '../../../spec/json-value.ts';
import { accepted, type Expectation, openAt, type Reason, rejectedAt } from '../expectation.ts';

const words = new Set(['0', '1', 'true', 'false', 'yes', 'no', 'on', 'off', 't', 'f', 'y', 'n']);

const literalOf = (value: number | JsonNumber) => (typeof value === 'number' ? String(value) : value.text);

/** A flag takes true and false; 0, 1 and the usual words are left open. */
export function expectFlag(value: JsonValue, place: Reason['place']): Expectation {
  if (typeof value === 'boolean') return accepted;
  if (isJsonNumber(value)) {
    const literal = literalOf(value);
    const isOpen =
      sameDecimal(literal, '0') ||
      sameDecimal(literal, '1') ||
      /\d{15}/.test(literal) ||
      /[eE]-/.test(literal);
    return isOpen ? openAt(place, 'lax-flag-number') : rejectedAt(place, 'number-for-a-flag');
  }
  if (typeof value === 'string') {
    const isOpen = words.has(value.trim().toLowerCase()) || /\p{Cc}/u.test(value);
    return isOpen ? openAt(place, 'lax-flag-text') : rejectedAt(place, 'text-for-a-flag');
  }
  return rejectedAt(place, 'not-a-flag');
}
