import type { JsonValue } from '../../spec/json-value.ts';

/** A type of JSON as a schema names it. */
export type TypeName = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** What a schema says, whatever keywords it says it with; undefined where it does not say. */
export interface SchemaView {
  readonly types: ReadonlySet<TypeName> | undefined;
  /** Without null, which is among the types. */
  readonly choices: readonly JsonValue[] | undefined;
  readonly format: string | undefined;
  readonly hasPattern: boolean;
  /** Whether a pattern, a format or an upper bound may refuse a value of the right type. */
  readonly isBounded: boolean;
  /** The smallest integer that is taken. */
  readonly minimum: number | undefined;
  readonly default: JsonValue | undefined;
  readonly properties: ReadonlyMap<string, JsonValue> | undefined;
  readonly required: ReadonlySet<string>;
  readonly items: JsonValue | undefined;
  /** Whether it takes no properties but its own. */
  readonly isClosed: boolean;
  /** Of a union, its first alternative but null, with all that holds beside; that one has no further. */
  readonly first: SchemaView | undefined;
}

/** The view of a schema that says nothing. */
export const silent: SchemaView = {
  types: undefined,
  choices: undefined,
  format: undefined,
  hasPattern: false,
  isBounded: false,
  minimum: undefined,
  default: undefined,
  properties: undefined,
  required: new Set(),
  items: undefined,
  isClosed: false,
  first: undefined,
};

/** One way to keep to a schema: all that it says, or of a union the first alternative. */
export const oneWay = (view: SchemaView): SchemaView => view.first ?? view;

/** The first type of a view but null. */
export const firstType = ({ types }: SchemaView): TypeName | undefined =>
  [...(types ?? [])].find((type) => type !== 'null');
