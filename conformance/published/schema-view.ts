import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../spec/json-value.ts';
import type { PublishedDocument } from './published-document.ts';

/** A type of JSON as a schema names it. */
export type TypeName = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** What a schema says, whatever keywords it says it with; undefined where it does not say. */
export interface SchemaView {
  readonly types: ReadonlySet<TypeName> | undefined;
  /** Without null, which is among the types. */
  readonly choices: readonly JsonValue[] | undefined;
  readonly format: string | undefined;
  readonly hasPattern: boolean;
  /** The smallest integer that is taken. */
  readonly minimum: number | undefined;
  readonly default: JsonValue | undefined;
  readonly properties: ReadonlyMap<string, JsonValue> | undefined;
  readonly required: ReadonlySet<string>;
  readonly items: JsonValue | undefined;
  /** Whether it takes no properties but its own. */
  readonly isClosed: boolean;
}

/** A schema that refers to itself, or to many others, is followed so far. */
const deepest = 12;
const typeNames: readonly string[] = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];
const isTypeName = (value: unknown): value is TypeName =>
  typeof value === 'string' && typeNames.includes(value);

const silent: SchemaView = {
  types: undefined,
  choices: undefined,
  format: undefined,
  hasPattern: false,
  minimum: undefined,
  default: undefined,
  properties: undefined,
  required: new Set(),
  items: undefined,
  isClosed: false,
};

function typeOfValue(value: JsonValue): TypeName {
  if (value === null) return 'null';
  if (isJsonArray(value)) return 'array';
  if (isJsonObject(value)) return 'object';
  if (isJsonNumber(value)) return typeof value === 'number' ? 'integer' : 'number';
  return typeof value === 'string' ? 'string' : 'boolean';
}

const numberOf = (value: JsonValue | undefined): number | undefined =>
  isJsonNumber(value) ? Number(typeof value === 'number' ? value : value.text) : undefined;

/** The least integer under both ways to bound one from below; in OpenAPI 3.0 the second is a flag. */
function minimumOf({ minimum, exclusiveMinimum }: JsonObject): number | undefined {
  const [least, below] = [numberOf(minimum), numberOf(exclusiveMinimum)];
  if (below !== undefined) return Math.max(Math.floor(below) + 1, least ?? Number.NEGATIVE_INFINITY);
  if (least === undefined) return undefined;
  return exclusiveMinimum === true ? Math.floor(least) + 1 : Math.ceil(least);
}

function typesOf(schema: JsonObject, values: readonly JsonValue[] | undefined): SchemaView['types'] {
  const { type, nullable } = schema;
  const named = (isJsonArray(type) ? type : [type]).filter(isTypeName);
  const types =
    named.length > 0
      ? named
      : values !== undefined
        ? values.map(typeOfValue)
        : isJsonObject(schema['properties'])
          ? ['object' as const]
          : [];
  if (types.length === 0) return undefined;
  // OpenAPI 3.0 has no type null, but this flag.
  return new Set(nullable === true ? [...types, 'null'] : types);
}

/** What the keywords of one schema object say, without those that join several. */
function viewOwn(schema: JsonObject): SchemaView {
  const { enum: listed, const: constant, format, default: usual, properties, required, items } = schema;
  const values = isJsonArray(listed) ? listed : constant === undefined ? undefined : [constant];
  return {
    types: typesOf(schema, values),
    choices: values?.filter((value) => value !== null),
    format: typeof format === 'string' ? format : undefined,
    hasPattern: schema['pattern'] !== undefined,
    minimum: minimumOf(schema),
    default: usual,
    properties: isJsonObject(properties) ? new Map(Object.entries(properties)) : undefined,
    required: new Set(isJsonArray(required) ? required.filter((name) => typeof name === 'string') : []),
    items,
    isClosed: schema['additionalProperties'] === false,
  };
}

const both = <T>(left: T | undefined, right: T | undefined, join: (left: T, right: T) => T): T | undefined =>
  left === undefined ? right : right === undefined ? left : join(left, right);

/** Two schemas that hold together. */
const joinAll = (left: SchemaView, right: SchemaView): SchemaView => ({
  types: both(left.types, right.types, (one, other) => new Set([...one].filter((type) => other.has(type)))),
  choices: both(left.choices, right.choices, (one, other) => one.filter((choice) => other.includes(choice))),
  format: right.format ?? left.format,
  hasPattern: left.hasPattern || right.hasPattern,
  minimum: both(left.minimum, right.minimum, Math.max),
  default: right.default ?? left.default,
  properties: both(left.properties, right.properties, (one, other) => new Map([...one, ...other])),
  required: new Set([...left.required, ...right.required]),
  items: right.items ?? left.items,
  isClosed: left.isClosed || right.isClosed,
});

/** What all alternatives but null say alike; of what they do not, nothing is said. */
function joinAny(views: readonly SchemaView[]): SchemaView {
  const isNull = ({ types }: SchemaView) => types?.size === 1 && types.has('null');
  const others = views.filter((view) => !isNull(view));
  const [first = silent] = others;
  const hasAll = <K extends keyof SchemaView>(key: K) => others.every((view) => view[key] !== undefined);
  const types = views.every((view) => view.types !== undefined)
    ? new Set(views.flatMap((view) => [...(view.types ?? [])]))
    : undefined;
  const alone = others.length === 1 ? first : silent;
  return {
    ...alone,
    types,
    choices: hasAll('choices') ? others.flatMap((view) => view.choices ?? []) : undefined,
    format: others.every((view) => view.format === first.format) ? first.format : undefined,
    hasPattern: others.some((view) => view.hasPattern),
    default: undefined,
  };
}

/** Reads what a schema says, following references inside the document. */
export function viewSchema(
  document: PublishedDocument,
  schema: JsonValue | undefined,
  depth = 0,
): SchemaView {
  if (!isJsonObject(schema) || depth > deepest) return silent;
  const inner = (one: JsonValue) => viewSchema(document, one, depth + 1);
  const { $ref: reference, allOf, anyOf, oneOf } = schema;
  const parts = [
    ...(typeof reference === 'string' ? [inner(document.follow(reference) ?? {})] : []),
    ...(isJsonArray(allOf) ? allOf.map(inner) : []),
    ...[anyOf, oneOf].flatMap((some) => (isJsonArray(some) ? [joinAny(some.map(inner))] : [])),
    viewOwn(schema),
  ];
  const joined = parts.reduce(joinAll, silent);
  const isNullable = schema['nullable'] === true && joined.types !== undefined;
  return isNullable ? { ...joined, types: new Set([...(joined.types ?? []), 'null' as const]) } : joined;
}
