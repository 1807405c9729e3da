import { updateFields } from '../../spec/fields.ts';
import { JsonNumber, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { firstType, oneWay, type SchemaView } from './schema-view.ts';
import { viewSchema } from './view-schema.ts';

/** Objects that a deployment says it takes, by field; two of different salt share no value. */
export type ObjectSamples = ReadonlyMap<string, (salt: number) => JsonValue>;

/** An object where any is taken. Two of salts that follow each other share no key: who merges them shows both. */
export const freeObject = (salt: number, ...about: readonly string[]): JsonObject => ({
  [`kit_${salt % 2}`]: ['kit', ...about, salt].join('-'),
});

/** How deep a sample is, and how many values it holds at most; of a schema that refers to itself it would have no end. */
const deepest = 6;
const mostValues = 500;

/** A value that a schema takes, or undefined where the schema says more than this understands. */
function sample(document: JsonObject, schema: JsonValue, salt: number): JsonValue | undefined {
  let values = 0;
  const sampleObject = ({ properties, required }: SchemaView, depth: number): JsonValue | undefined => {
    if (properties === undefined) return freeObject(salt);
    const members = [...properties].map(([key, one]) => [key, sampleAt(one, depth + 1)] as const);
    if (members.some(([key, value]) => value === undefined && required.has(key))) return undefined;
    return Object.fromEntries(members.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  };
  const sampleAt = (given: JsonValue | undefined, depth: number): JsonValue | undefined => {
    values += 1;
    if (depth > deepest || values > mostValues) return undefined;
    const view = oneWay(viewSchema(document, given));
    const { choices, types, isBounded, items } = view;
    if (choices?.length === 0) return types?.has('null') === true ? null : undefined;
    if (choices !== undefined) return choices[salt % choices.length];
    if (isBounded) return undefined;
    switch (firstType(view)) {
      case 'string':
        return `kit-${salt}`;
      case 'integer':
        return 1000 + salt;
      case 'number':
        return new JsonNumber(`${1000 + salt}.5`);
      case 'boolean':
        return salt % 2 === 0;
      case 'array': {
        const item = sampleAt(items, depth + 1);
        return item === undefined ? [] : [item];
      }
      case 'object':
        return sampleObject(view, depth);
      default:
        return undefined;
    }
  };
  return sampleAt(schema, 0);
}

/** What a deployment publishes of the objects that the contract does not show (2.1), as samples to send. */
export function publishedShapes(document: JsonObject, body: JsonValue | undefined): ObjectSamples {
  const { properties } = viewSchema(document, body);
  const ofObjects = updateFields.filter(({ kind }) => kind === 'object' || kind === 'list-of-objects');
  const shapes = ofObjects.flatMap(({ name }) => {
    const schema = properties?.get(name);
    if (schema === undefined || sample(document, schema, 0) === undefined) return [];
    return [[name, (salt: number) => sample(document, schema, salt) ?? null] as const];
  });
  return new Map(shapes);
}
