/** A JSON Schema as it stands in openapi.yaml, as far as the generators read it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly default?: string | number | boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly 'x-clause'?: string;
  readonly 'x-not-shown'?: string | readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
  readonly 'x-clause'?: string;
}

interface MediaTypes {
  readonly 'application/json': {
    readonly schema: Schema;
    readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

export interface Body {
  readonly $ref?: string;
  readonly content?: MediaTypes;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
  readonly 'x-clause'?: string;
}

export interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly requestBodies: Readonly<Record<string, Body>>;
    readonly responses: Readonly<Record<string, Body>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

/** The last part of a `#/components/…` reference. */
export function nameOfReference(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

export function schemaNamed(document: Document, name: string): Schema {
  const schema = document.components.schemas[name];
  if (schema === undefined) throw new Error(`openapi.yaml has no schema ${name}`);
  return schema;
}

/** The JSON content of a body that may stand as a reference to components. */
export function contentOf(document: Document, body: Body): MediaTypes | undefined {
  if (body.$ref === undefined) return body.content;
  const name = nameOfReference(body.$ref);
  const shared = document.components.responses[name] ?? document.components.requestBodies[name];
  if (shared === undefined) throw new Error(`openapi.yaml has nothing at ${body.$ref}`);
  return shared.content;
}
