import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { OperationName } from '../run/exchange.ts';
import type { Disagreement, PartCompared } from './disagreement.ts';
import type { PublishedOperation } from './find-operations.ts';
import type { PublishedDocument } from './published-document.ts';

/** Where a part of an operation is compared. */
export interface OperationPlace {
  readonly document: PublishedDocument;
  readonly name: OperationName;
  readonly published: PublishedOperation;
}

/** An object of the document, its reference followed. */
export function objectAt(document: PublishedDocument, value: JsonValue | undefined): JsonObject | undefined {
  const reference = isJsonObject(value) ? value['$ref'] : undefined;
  const found = typeof reference === 'string' ? document.follow(reference) : value;
  return isJsonObject(found) ? found : undefined;
}

/** Types of bodies that JSON comes under. */
const jsonTypes = /^(?:application\/(?:[\w.*-]*\+)?json\b|application\/\*|\*\/\*)/i;

/** The schema of a body: of JSON, of something else, or of nothing that is declared. */
export function bodySchemaOf(
  { document }: OperationPlace,
  holder: JsonObject | undefined,
):
  | { readonly of: 'json'; readonly schema: JsonValue }
  | { readonly of: 'something else' }
  | { readonly of: 'nothing' } {
  const content = holder?.['content'];
  const entries = isJsonObject(content) ? Object.entries(content) : [];
  const json = entries.find(([type]) => jsonTypes.test(type));
  if (json !== undefined) return { of: 'json', schema: objectAt(document, json[1])?.['schema'] ?? {} };
  return entries.length === 0 ? { of: 'nothing' } : { of: 'something else' };
}

/** A part in which nothing was looked up. */
export const nothing: PartCompared = { disagreements: [], additions: [], compared: 0 };

/** A part in which one statement was looked up and found to be otherwise. */
export function disagreeing(
  { name }: OperationPlace,
  place: string,
  found: Omit<Disagreement, 'operation' | 'place'>,
): PartCompared {
  return { disagreements: [{ operation: name, place, ...found }], additions: [], compared: 1 };
}
