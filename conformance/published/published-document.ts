import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';

/** An OpenAPI document of a deployment, and the way to what it refers to inside itself. */
export interface PublishedDocument {
  readonly root: JsonObject;
  /** What a reference leads to; undefined where it leads nowhere, in a circle, or out of the document. */
  readonly follow: (reference: string) => JsonValue | undefined;
}

/** An object of the document, its reference followed. */
export function objectAt(document: PublishedDocument, value: JsonValue | undefined): JsonObject | undefined {
  const reference = isJsonObject(value) ? value['$ref'] : undefined;
  const found = typeof reference === 'string' ? document.follow(reference) : value;
  return isJsonObject(found) ? found : undefined;
}
