import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { follow } from './follow-references.ts';
import { joinAll, joinAny } from './join-views.ts';
import { viewOwn } from './own-keywords.ts';
import { type SchemaView, silent } from './schema-view.ts';

/** A schema that is made of others, these of others and so on, is followed so far. */
const deepest = 50;
/** A schema that is made of more than so many says nothing that could be read in time. */
const mostParts = 1000;

/** The schemas that one is made of: those that hold together with it, and the unions, of which one alternative holds. */
function partsOf(document: JsonObject, { $ref: reference, allOf, anyOf, oneOf }: JsonObject) {
  const referred = typeof reference === 'string' ? [follow(document, { $ref: reference }) ?? {}] : [];
  return {
    together: [...referred, ...(isJsonArray(allOf) ? allOf : [])],
    unions: [anyOf, oneOf].filter(isJsonArray),
  };
}

/** Every schema inside one, its parts among them; not those inside of these. */
export function schemasWithin(document: JsonObject, schema: JsonObject): readonly JsonValue[] {
  const { together, unions } = partsOf(document, schema);
  const { properties, items = null, additionalProperties = null } = schema;
  const members = isJsonObject(properties) ? Object.values(properties) : [];
  return [...together, ...unions.flat(), ...members, items, additionalProperties];
}

/** What was read already; a schema that is being read says nothing, so that a circle ends. */
const known = new WeakMap<JsonObject, WeakMap<JsonObject, SchemaView>>();

function viewAt(
  document: JsonObject,
  views: WeakMap<JsonObject, SchemaView>,
  schema: JsonValue,
  depth: number,
): SchemaView {
  if (!isJsonObject(schema) || depth > deepest) return silent;
  const seen = views.get(schema);
  if (seen !== undefined) return seen;
  views.set(schema, silent);
  const { together, unions } = partsOf(document, schema);
  if (together.length + unions.flat().length > mostParts) return silent;
  const inner = (one: JsonValue) => viewAt(document, views, one, depth + 1);
  const parts = [...together.map(inner), ...unions.map((some) => joinAny(some.map(inner))), viewOwn(schema)];
  const joined = parts.reduce(joinAll, silent);
  const isNullable = schema['nullable'] === true && joined.types !== undefined;
  const view = isNullable
    ? { ...joined, types: new Set([...(joined.types ?? []), 'null' as const]) }
    : joined;
  views.set(schema, view);
  return view;
}

/** Reads what a schema says, following references inside the document. */
export function viewSchema(document: JsonObject, schema: JsonValue | undefined): SchemaView {
  const views = known.get(document) ?? new WeakMap<JsonObject, SchemaView>();
  known.set(document, views);
  return viewAt(document, views, schema ?? null, 0);
}
