import type { NestedKey } from '../../../spec/dialect-examples.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import {
  alternativeOf,
  memberOf,
  resolve,
  typeOf,
  updateSchemaOf,
} from '../../published/published-shapes.ts';

const kinds: ReadonlyMap<JsonValue | undefined, NonNullable<NestedKey['kind']>> = new Map([
  ['string', 'text'],
  ['integer', 'integer'],
  ['number', 'number'],
  ['boolean', 'flag'],
  ['object', 'object'],
  ['array', 'list'],
]);

const isNull = (document: JsonObject, schema: JsonValue) =>
  memberOf(resolve(document, schema), 'type') === 'null';

function isNullable(document: JsonObject, schema: JsonValue | undefined): boolean {
  const options = memberOf(schema, 'anyOf') ?? memberOf(schema, 'oneOf');
  const type = memberOf(schema, 'type');
  return (
    (isJsonArray(options) && options.some((option) => isNull(document, option))) ||
    (isJsonArray(type) && type.includes('null'))
  );
}

function readKey(document: JsonObject, given: JsonValue): NestedKey {
  const schema = resolve(document, given);
  const kind = kinds.get(typeOf(alternativeOf(document, schema)));
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(isNullable(document, schema) ? { nullable: true } : {}),
  };
}

/** The path of the update as the document has it, whatever it calls the parameter. */
export function publishedPath(document: JsonObject, updatePath: string): string | undefined {
  const paths = memberOf(document, 'paths');
  const bare = (path: string) => path.replace(/\{[^{}]+\}/, '{id}');
  return isJsonObject(paths)
    ? Object.keys(paths).find((path) => bare(path).endsWith(updatePath) || updatePath.endsWith(bare(path)))
    : undefined;
}

/** The keys that a deployment publishes of a nested object, with their kinds; undefined where it publishes none. */
export function publishedKeys(
  document: JsonObject | undefined,
  updatePath: string,
  field: string,
): Readonly<Record<string, NestedKey>> | undefined {
  const path = document && publishedPath(document, updatePath);
  if (document === undefined || path === undefined) return undefined;
  const update = memberOf(updateSchemaOf(document, path), 'properties');
  const schema = alternativeOf(document, resolve(document, memberOf(update, field)));
  const object =
    typeOf(schema) === 'array'
      ? alternativeOf(document, resolve(document, memberOf(schema, 'items')))
      : schema;
  const properties = memberOf(object, 'properties');
  if (!isJsonObject(properties)) return undefined;
  return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, readKey(document, one)]));
}
