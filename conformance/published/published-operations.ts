import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { objectAt } from './follow-references.ts';

export interface PublishedOperation {
  readonly path: string;
  /** What stands at the path: its parameters are those of all methods. */
  readonly item: JsonObject;
  readonly operation: JsonObject;
}

export function pathsOf(document: JsonObject): readonly Omit<PublishedOperation, 'operation'>[] {
  const { paths } = document;
  return Object.entries(isJsonObject(paths) ? paths : {}).map(([path, value]) => ({
    path,
    item: objectAt(document, value) ?? {},
  }));
}

export function operationsOf(document: JsonObject, method: string): readonly PublishedOperation[] {
  return pathsOf(document).flatMap(({ path, item }) => {
    const operation = objectAt(document, item[method]);
    return operation === undefined ? [] : [{ path, item, operation }];
  });
}

/** Types of bodies that JSON comes under. */
const jsonTypes = /^(?:application\/(?:[\w.*-]*\+)?json\b|application\/\*|\*\/\*)/i;

/** The schema of a body: of JSON, of something else, or of nothing that is declared. */
export type BodySchema =
  | { readonly of: 'json'; readonly schema: JsonValue }
  | { readonly of: 'something else'; readonly schema?: never }
  | { readonly of: 'nothing'; readonly schema?: never };

export function bodySchemaOf(document: JsonObject, holder: JsonValue | undefined): BodySchema {
  const content = objectAt(document, holder)?.['content'];
  const entries = isJsonObject(content) ? Object.entries(content) : [];
  const json = entries.find(([type]) => jsonTypes.test(type));
  if (json !== undefined) return { of: 'json', schema: objectAt(document, json[1])?.['schema'] ?? {} };
  return entries.length === 0 ? { of: 'nothing' } : { of: 'something else' };
}
