import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../spec/json-value.ts';
import { type SchemaView, silent, type TypeName } from './schema-view.ts';

const typeNames: readonly string[] = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];
const isTypeName = (value: unknown): value is TypeName =>
  typeof value === 'string' && typeNames.includes(value);

const bounds = [
  'pattern',
  'format',
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'multipleOf',
  'maxItems',
] as const;

const numberOf = (value: JsonValue | undefined): number | undefined =>
  isJsonNumber(value) ? Number(typeof value === 'number' ? value : value.text) : undefined;

function typeOfValue(value: JsonValue): TypeName {
  if (value === null) return 'null';
  if (isJsonArray(value)) return 'array';
  if (isJsonObject(value)) return 'object';
  if (isJsonNumber(value)) return Number.isInteger(numberOf(value)) ? 'integer' : 'number';
  return typeof value === 'string' ? 'string' : 'boolean';
}

/** The least integer under both ways to bound one from below; in OpenAPI 3.0 the second is a flag. */
function minimumOf({ minimum, exclusiveMinimum }: JsonObject): number | undefined {
  const [least, below] = [numberOf(minimum), numberOf(exclusiveMinimum)];
  if (below !== undefined) return Math.max(Math.floor(below) + 1, least ?? Number.NEGATIVE_INFINITY);
  if (least === undefined) return undefined;
  return exclusiveMinimum === true ? Math.floor(least) + 1 : Math.ceil(least);
}

function typesOf(
  { type, nullable, properties }: JsonObject,
  values: readonly JsonValue[] | undefined,
): SchemaView['types'] {
  const named = (isJsonArray(type) ? type : [type]).filter(isTypeName);
  const implied = values?.map(typeOfValue) ?? (isJsonObject(properties) ? ['object' as const] : []);
  const types = named.length > 0 ? named : implied;
  if (types.length === 0) return undefined;
  // OpenAPI 3.0 has no type null, but this flag.
  return new Set(nullable === true ? [...types, 'null'] : types);
}

/** What the keywords of one schema object say, without those that join several. */
export function viewOwn(schema: JsonObject): SchemaView {
  const { enum: listed, const: constant, format, default: usual, properties, required, items } = schema;
  const values = isJsonArray(listed) ? listed : constant === undefined ? undefined : [constant];
  return {
    ...silent,
    types: typesOf(schema, values),
    choices: values?.filter((value) => value !== null),
    format: typeof format === 'string' ? format : undefined,
    hasPattern: schema['pattern'] !== undefined,
    isBounded: bounds.some((keyword) => schema[keyword] !== undefined),
    minimum: minimumOf(schema),
    default: usual,
    properties: isJsonObject(properties) ? new Map(Object.entries(properties)) : undefined,
    required: new Set(isJsonArray(required) ? required.filter((name) => typeof name === 'string') : []),
    items,
    isClosed: schema['additionalProperties'] === false,
  };
}
