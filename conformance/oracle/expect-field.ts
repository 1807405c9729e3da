import type { Field } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { accepted, type Expectation, openAt, type Reason } from './expectation.ts';
import { expectChoice } from './kinds/choice.ts';
import { expectDecimalText } from './kinds/decimal-text.ts';
import { expectFlag } from './kinds/flag.ts';
import { expectInteger } from './kinds/integer.ts';
import { expectList } from './kinds/list.ts';
import { expectObject } from './kinds/object.ts';
import { expectText } from './kinds/text.ts';
import { expectUuid } from './kinds/uuid.ts';
import type { Subject } from './subject.ts';

/** The text null where no text belongs: who reads numbers and flags out of texts may read null, as msgspec does. */
export const isTextNull = ({ kind }: Field, value: JsonValue): boolean =>
  kind !== 'text' && typeof value === 'string' && value.toLowerCase() === 'null';

/** What the contract decides of one supplied field of an update (2.2). Every field may be null. */
export function expectField(field: Field, value: JsonValue, subject: Subject): Expectation {
  const place: Reason['place'] = ['body', field.name];
  if (value === null) return accepted;
  if (isTextNull(field, value)) return openAt(place, 'text-null');
  switch (field.kind) {
    case 'text':
      return expectText(value, place);
    case 'integer':
      return expectInteger(value, place, field.minimum);
    case 'flag':
      return expectFlag(value, place);
    case 'choice':
      return expectChoice(value, place, field.choices ?? []);
    case 'uuid':
      return expectUuid(value, place);
    case 'decimal-text':
      return expectDecimalText(value, place, subject.testScoreInput);
    case 'object':
      return expectObject(value, place);
    case 'list-of-objects':
      return expectList(value, place, expectObject);
    case 'list-of-texts':
      return expectList(value, place, expectText);
    case 'number':
      throw new TypeError(
        `Cannot judge ${field.name} of an update: 2.2 has no field of the kind number. Write what it takes in oracle/kinds.`,
      );
  }
}
