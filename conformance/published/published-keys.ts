import type { NestedKey } from '../../spec/dialect-examples.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { firstType, oneWay, type TypeName } from './schema-view.ts';
import { viewSchema } from './view-schema.ts';

/** The keys of nested objects and their kinds, by field; fields of which none are published are left out. */
export type NestedKeys = ReadonlyMap<string, Readonly<Record<string, NestedKey>>>;

const kinds: Readonly<Partial<Record<TypeName, NonNullable<NestedKey['kind']>>>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'flag',
  object: 'object',
  array: 'list',
};

function readKey(document: JsonObject, schema: JsonValue): NestedKey {
  const view = viewSchema(document, schema);
  const { types } = view;
  const type = types && firstType(oneWay(view));
  const kind = type && kinds[type];
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(types?.has('null') === true ? { nullable: true } : {}),
  };
}

export function publishedKeys(document: JsonObject, body: JsonValue | undefined): NestedKeys {
  const fields = [...(viewSchema(document, body).properties ?? [])].flatMap(([field, schema]) => {
    const view = oneWay(viewSchema(document, schema));
    const { properties } = firstType(view) === 'array' ? oneWay(viewSchema(document, view.items)) : view;
    const read = properties && [...properties].map(([key, one]) => [key, readKey(document, one)] as const);
    return read === undefined ? [] : [[field, Object.fromEntries(read)] as const];
  });
  return new Map(fields);
}
