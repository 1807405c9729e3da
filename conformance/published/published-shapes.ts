import { updateFields } from '../../spec/fields.ts';
import {
  isJsonArray,
  isJsonObject,
  JsonNumber,
  type JsonObject,
  type JsonValue,
} from '../../spec/json-value.ts';

/** Objects that a deployment says it takes, by field; two of different salt share no value. */
export type ObjectSamples = ReadonlyMap<string, (salt: number) => JsonValue>;

/** How deep a published schema is followed; one that refers to itself ends here. */
const deepest = 6;

/** A member of a value, where it is an object that has it. */
export const memberOf = (value: JsonValue | undefined, key: string): JsonValue | undefined =>
  isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** A schema with its reference followed inside the same document; references to elsewhere are not. */
export function resolve(document: JsonObject, schema: JsonValue | undefined): JsonValue | undefined {
  const reference = memberOf(schema, '$ref');
  if (typeof reference !== 'string') return schema;
  if (!reference.startsWith('#/')) return undefined;
  return reference
    .slice(2)
    .split('/')
    .reduce<JsonValue | undefined>(
      (place, key) => memberOf(place, key.replaceAll('~1', '/').replaceAll('~0', '~')),
      document,
    );
}

/** The type that a schema names, but for null. */
export const typeOf = (schema: JsonValue | undefined): JsonValue | undefined => {
  const type = memberOf(schema, 'type');
  return isJsonArray(type) ? type.find((one) => one !== 'null') : type;
};

/** The first alternative that is not null. */
export function alternativeOf(document: JsonObject, schema: JsonValue | undefined): JsonValue | undefined {
  const options = memberOf(schema, 'anyOf') ?? memberOf(schema, 'oneOf');
  if (!isJsonArray(options)) return schema;
  return options.map((option) => resolve(document, option)).find((option) => typeOf(option) !== 'null');
}

function sampleObject(
  document: JsonObject,
  schema: JsonValue | undefined,
  salt: number,
  depth: number,
): JsonValue | undefined {
  const properties = memberOf(schema, 'properties');
  if (!isJsonObject(properties)) return { kit: `kit-${salt}` };
  const required = memberOf(schema, 'required');
  const members = Object.entries(properties).map(
    ([key, property]) => [key, sample(document, property, salt, depth + 1)] as const,
  );
  const isRequired = (key: string) => isJsonArray(required) && required.includes(key);
  if (members.some(([key, value]) => value === undefined && isRequired(key))) return undefined;
  return Object.fromEntries(members.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

/** A value that a schema takes, or undefined where the schema says more than this understands. */
function sample(
  document: JsonObject,
  given: JsonValue | undefined,
  salt: number,
  depth: number,
): JsonValue | undefined {
  if (depth > deepest) return undefined;
  const schema = alternativeOf(document, resolve(document, given));
  const [constant, choices] = [memberOf(schema, 'const'), memberOf(schema, 'enum')];
  if (constant !== undefined) return constant;
  if (isJsonArray(choices)) return choices[salt % choices.length];
  // A pattern, a format or a bound may refuse what is made up here.
  const isBound = [
    'pattern',
    'format',
    'maximum',
    'exclusiveMaximum',
    'maxLength',
    'multipleOf',
    'maxItems',
  ].some((keyword) => memberOf(schema, keyword) !== undefined);
  if (isBound) return undefined;
  switch (typeOf(schema)) {
    case 'string':
      return `kit-${salt}`;
    case 'integer':
      return 1000 + salt;
    case 'number':
      return new JsonNumber(`${1000 + salt}.5`);
    case 'boolean':
      return salt % 2 === 0;
    case 'array': {
      const item = sample(document, memberOf(schema, 'items'), salt, depth + 1);
      return item === undefined ? [] : [item];
    }
    case 'object':
      return sampleObject(document, schema, salt, depth);
    default:
      return undefined;
  }
}

/** The schema of the update's body in a published document. */
export function updateSchemaOf(document: JsonObject, publishedPath: string): JsonValue | undefined {
  const body = memberOf(memberOf(memberOf(memberOf(document, 'paths'), publishedPath), 'put'), 'requestBody');
  const content = memberOf(resolve(document, body), 'content');
  return resolve(document, memberOf(memberOf(content, 'application/json'), 'schema'));
}

/** What a deployment publishes of the objects that the contract does not show (2.1), as samples to send. */
export function publishedShapes(document: JsonObject, publishedPath: string): ObjectSamples {
  const properties = memberOf(updateSchemaOf(document, publishedPath), 'properties');
  const shapes = new Map<string, (salt: number) => JsonValue>();
  for (const { name, kind } of updateFields) {
    if (kind !== 'object' && kind !== 'list-of-objects') continue;
    const schema = memberOf(properties, name);
    const hasSample = schema !== undefined && sample(document, schema, 0, 0) !== undefined;
    if (hasSample) shapes.set(name, (salt) => sample(document, schema, salt, 0) ?? null);
  }
  return shapes;
}
