import type { JsonValue } from '../../../spec/json-value.ts';
import { classifyUuid, isDefinedUuid } from '../../../spec/uuid-text.ts';
import {
  accepted,
  acceptedByMost,
  type Expectation,
  openAt,
  type Reason,
  rejectedAt,
} from '../expectation.ts';

/** A uuid takes hyphenated text of any case; some stacks refuse versions and variants that RFC 9562 does not define. */
export function expectUuid(value: JsonValue, place: Reason['place']): Expectation {
  if (typeof value !== 'string') return rejectedAt(place, 'not-text-for-a-uuid');
  // In a path an empty text is another route; in a body it is a text that is no uuid.
  if (value === '') return rejectedAt(place, 'text-for-a-uuid');
  switch (classifyUuid(value)) {
    case 'good':
      return isDefinedUuid(value) ? accepted : acceptedByMost;
    case 'bad':
      return rejectedAt(place, 'text-for-a-uuid');
    case 'either':
      return openAt(place, 'lax-uuid-spelling');
  }
}
