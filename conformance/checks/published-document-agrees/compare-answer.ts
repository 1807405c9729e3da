import type { Field } from '../../../spec/fields.ts';
import { isJsonObject, type JsonObject } from '../../../spec/json-value.ts';
import { objectAt } from '../../published/follow-references.ts';
import { bodySchemaOf } from '../../published/published-operations.ts';
import { viewSchema } from '../../published/view-schema.ts';
import { compareBodyType, compareObject } from './compare-object.ts';
import { joinParts, type PartCompared } from './disagreement.ts';
import { disagreeing, nothingCompared, type OperationPlace } from './operation-place.ts';

/** What is declared for a status; `default` and ranges as 4XX declare it too. */
function responseOf(place: OperationPlace, status: string): JsonObject | undefined {
  const { responses } = place.published.operation;
  if (!isJsonObject(responses)) return undefined;
  const range = `${status.slice(0, 1)}XX`;
  const key = [status, range, range.toLowerCase(), 'default'].find((one) => Object.hasOwn(responses, one));
  return key === undefined ? undefined : objectAt(place.document, responses[key]);
}

/** A declared status and its body: an object, with these fields where they are given. */
export function compareAnswer(
  place: OperationPlace,
  status: string,
  fields: readonly Field[] = [],
): PartCompared {
  const response = responseOf(place, status);
  const spot = `answer ${status}`;
  if (response === undefined) {
    const expected = `${status} is declared`;
    return disagreeing(place, spot, { is: 'missing', what: 'status', expected, actual: 'it is not' });
  }
  const body = bodySchemaOf(place.document, response);
  if (body.of === 'nothing') return { ...nothingCompared, compared: 1 };
  if (body.of === 'something else') {
    const expected = 'application/json';
    return disagreeing(place, spot, { is: 'changed', what: 'content-type', expected, actual: 'another' });
  }
  return joinParts([
    compareBodyType(place, spot, body.schema),
    fields.length === 0 ? nothingCompared : compareObject(place, spot, body.schema, fields, 'answered'),
  ]);
}

/** The declared status of success of an operation whose status the contract does not show (4.3). */
export function successOf({ published }: OperationPlace): string {
  const { responses } = published.operation;
  const codes = Object.keys(isJsonObject(responses) ? responses : {});
  const successes = codes.filter((code) => /^2(?:\d\d|xx)$/i.test(code));
  return successes.includes('200') ? '200' : (successes[0] ?? '200');
}

const faultField = (name: string, kind: Field['kind']): Field => ({
  name,
  kind,
  nullable: false,
  required: true,
  clause: '2.5',
});
const faultFields = [faultField('msg', 'text'), faultField('type', 'text')];

/** loc of a fault is a list of texts and integers; that it is there and a list is looked up. */
function compareLoc(place: OperationPlace, spot: string, items: ReturnType<typeof viewSchema>): PartCompared {
  if (items.properties === undefined) return nothingCompared;
  const inner = `${spot} loc`;
  if (!items.properties.has('loc'))
    return disagreeing(place, inner, {
      is: 'missing',
      what: 'field',
      expected: 'the field loc',
      actual: 'none',
    });
  const { types } = viewSchema(place.document, items.properties.get('loc'));
  if (types === undefined || types.has('array')) return { ...nothingCompared, compared: 1 };
  const actual = [...types].join(' or ');
  return disagreeing(place, inner, { is: 'changed', what: 'type', expected: 'array', actual });
}

/** The body of a declared 422 (2.5): a list of faults, each with loc, msg and type. */
export function compareValidationError(place: OperationPlace): PartCompared {
  const body = bodySchemaOf(place.document, responseOf(place, '422'));
  if (body.of !== 'json') return nothingCompared;
  const { properties } = viewSchema(place.document, body.schema);
  const spot = 'answer 422 detail';
  if (properties === undefined) return nothingCompared;
  if (!properties.has('detail'))
    return disagreeing(place, spot, {
      is: 'missing',
      what: 'field',
      expected: 'the field detail',
      actual: 'none',
    });
  const { types, items } = viewSchema(place.document, properties.get('detail'));
  if (types !== undefined && !types.has('array')) {
    const actual = [...types].join(' or ');
    return disagreeing(place, spot, { is: 'changed', what: 'type', expected: 'array', actual });
  }
  if (items === undefined) return { ...nothingCompared, compared: 1 };
  const fields = compareObject(place, spot, items, faultFields, 'answered');
  return joinParts([
    compareLoc(place, spot, viewSchema(place.document, items)),
    { ...fields, additions: fields.additions.filter((addition) => !addition.endsWith(' loc')) },
  ]);
}
