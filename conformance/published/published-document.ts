import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

/** An OpenAPI document of a deployment, and the way to what it refers to inside itself. */
export interface PublishedDocument {
  readonly root: JsonObject;
  /** What a reference leads to; undefined where it leads nowhere, or out of the document. */
  readonly follow: (reference: string) => JsonValue | undefined;
}

/** Reads the text of a document; a text in its place says why it is none. */
export type ReadDocument = (text: string) => Promise<PublishedDocument | string>;
