import type { Field } from '../../../spec/fields.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { bodySchemaOf } from '../../published/published-operations.ts';
import { viewSchema } from '../../published/view-schema.ts';
import { compareBodyType, compareObject } from './compare-object.ts';
import { joinParts, type PartCompared } from './disagreement.ts';
import { disagreeing, nothingCompared, type OperationPlace } from './operation-place.ts';

/** 4.2: a genome is free-form, and an empty object is accepted as a shape. */
function compareFreeForm(place: OperationPlace, schema: JsonValue): PartCompared {
  const { required, isClosed, properties } = viewSchema(place.document, schema);
  const additions = [...(properties?.keys() ?? [])].map((name) => `${place.name}: body ${name}`);
  const bounds = [
    ...[...required].map((name) => `the key ${name} is required`),
    ...(isClosed ? ['other keys are not allowed'] : []),
  ];
  if (bounds.length === 0) return { ...nothingCompared, additions, compared: 1 };
  const expected = 'any object, also an empty one';
  const changed = { is: 'changed', what: 'free-form', expected, actual: bounds.join(', ') } as const;
  return { ...disagreeing(place, 'body', changed), additions };
}

/** The body of a request: with these fields, or a free-form object. */
export function compareRequestBody(
  place: OperationPlace,
  fields: readonly Field[] | 'free-form',
): PartCompared {
  const body = bodySchemaOf(place.document, place.published.operation['requestBody']);
  const expected = 'a body of application/json';
  if (body.of === 'nothing')
    return disagreeing(place, 'body', { is: 'missing', what: 'body', expected, actual: 'no body' });
  if (body.of === 'something else')
    return disagreeing(place, 'body', { is: 'changed', what: 'content-type', expected, actual: 'another' });
  return joinParts([
    compareBodyType(place, 'body', body.schema),
    fields === 'free-form'
      ? compareFreeForm(place, body.schema)
      : compareObject(place, 'body', body.schema, fields, 'sent'),
  ]);
}
