import type { JsonValue } from '../../../spec/json-value.ts';
import { classifyUuid } from '../../../spec/uuid-text.ts';
import { accepted, type Expectation, openAt, type Reason, rejectedAt } from '../expectation.ts';

/** A uuid takes hyphenated text of any case, version and variant. */
export function expectUuid(value: JsonValue, place: Reason['place']): Expectation {
  if (typeof value !== 'string') return rejectedAt(place, 'not-text-for-a-uuid');
  switch (classifyUuid(value)) {
    case 'good':
      return accepted;
    case 'bad':
      return rejectedAt(place, 'text-for-a-uuid');
    case 'either':
      return openAt(place, 'lax-uuid-spelling');
  }
}
