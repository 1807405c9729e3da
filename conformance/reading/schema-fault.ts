/** A schema, as far as its faults are explained with it. */
export interface FaultySchema {
  readonly title?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<
    Record<string, { readonly const?: unknown; readonly enum?: readonly unknown[] }>
  >;
  readonly additionalProperties?: unknown;
}

/** Where a value departs from its schema, as the compiled validators tell it. */
export interface CompiledFault {
  /** A JSON pointer. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema?: FaultySchema;
  /** What stands there. */
  readonly data?: unknown;
}
