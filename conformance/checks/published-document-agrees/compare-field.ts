import type { Field, Kind } from '../../../spec/fields.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import type { SchemaView, TypeName } from '../../published/schema-view.ts';
import { viewSchema } from '../../published/view-schema.ts';
import { compareDefault } from './compare-default.ts';
import { changed, type Direction, type FieldDisagreement } from './field-disagreement.ts';

const typeOfKind: Readonly<Record<Kind, TypeName>> = {
  text: 'string',
  integer: 'integer',
  number: 'number',
  flag: 'boolean',
  choice: 'string',
  uuid: 'string',
  'decimal-text': 'string',
  object: 'object',
  'list-of-objects': 'array',
  'list-of-texts': 'array',
};

const showTypes = (types: Iterable<TypeName>) => [...types].sort().join(' or ');
/** Every integer is a number; not the other way round. */
const isOneOf = (type: TypeName, types: ReadonlySet<TypeName>): boolean =>
  types.has(type) || (type === 'integer' && types.has('number'));

/** One schema for both directions has a decimal as pydantic takes it, number or text; it answers text alone. */
const isTakenDecimal = (field: Field, types: ReadonlySet<TypeName>): boolean =>
  field.kind === 'decimal-text' && types.has('string') && types.has('number');

/** What is sent may be taken in more types than the contract's; what is answered may come in fewer. */
function compareTypes(
  field: Field,
  { types }: SchemaView,
  direction: Direction,
): readonly FieldDisagreement[] {
  if (types === undefined || isTakenDecimal(field, types)) return [];
  const type = typeOfKind[field.kind];
  const own = new Set<TypeName>(field.nullable ? [type, 'null'] : [type]);
  const isKept =
    direction === 'sent'
      ? [...own].every((one) => types.has(one))
      : [...types].every((one) => isOneOf(one, own));
  return isKept ? [] : [changed('type', showTypes(own), showTypes(types))];
}

function compareChoices(field: Field, { choices, types }: SchemaView): readonly FieldDisagreement[] {
  if (field.choices === undefined || types?.has('string') !== true) return [];
  const expected = field.choices.join(', ');
  if (choices === undefined) return [{ is: 'missing', what: 'choices', expected, actual: 'any text' }];
  const missing = field.choices.filter((choice) => !choices.includes(choice));
  if (missing.length === 0) return [];
  return [
    {
      is: 'missing',
      what: `choice-${missing.join('-')}`,
      expected,
      actual: choices.map(printJson).join(', '),
    },
  ];
}

/** A pattern may say the same in other words. */
function compareFormat(
  field: Field,
  { format, hasPattern, types }: SchemaView,
): readonly FieldDisagreement[] {
  if (field.kind !== 'uuid' || types?.has('string') !== true) return [];
  if (format === 'uuid' || (format === undefined && hasPattern)) return [];
  return format === undefined
    ? [{ is: 'missing', what: 'format', expected: 'format uuid', actual: 'any text' }]
    : [changed('format', 'format uuid', `format ${format}`)];
}

function compareMinimum(field: Field, view: SchemaView, direction: Direction): readonly FieldDisagreement[] {
  if (field.minimum === undefined || direction === 'answered' || view.types?.has('integer') !== true)
    return [];
  if (view.minimum === field.minimum) return [];
  const expected = `minimum ${field.minimum}`;
  return view.minimum === undefined
    ? [{ is: 'missing', what: 'minimum', expected, actual: 'no minimum' }]
    : [changed('minimum', expected, `minimum ${view.minimum}`)];
}

function compareItems(
  document: JsonObject,
  field: Field,
  { items }: SchemaView,
  direction: Direction,
): readonly FieldDisagreement[] {
  if (!field.kind.startsWith('list')) return [];
  const { types } = viewSchema(document, items);
  if (types === undefined) return [];
  const own: TypeName = field.kind === 'list-of-texts' ? 'string' : 'object';
  const isKept = direction === 'sent' ? types.has(own) : [...types].every((type) => type === own);
  return isKept ? [] : [changed('items', own, showTypes(types))];
}

/** How a published schema of a field differs from what the contract says of it. */
export function compareField(
  document: JsonObject,
  field: Field,
  schema: JsonValue | undefined,
  direction: Direction,
): readonly FieldDisagreement[] {
  // 2.2: the type of test_score in an update is not shown.
  if (field.kind === 'decimal-text' && direction === 'sent') return [];
  const view = viewSchema(document, schema);
  return [
    ...compareTypes(field, view, direction),
    ...compareChoices(field, view),
    ...compareFormat(field, view),
    ...compareMinimum(field, view, direction),
    ...compareDefault(field, view, direction),
    ...compareItems(document, field, view, direction),
  ];
}
