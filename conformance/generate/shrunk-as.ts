import fc from 'fast-check';

type Generate<Value> = fc.Arbitrary<Value>['generate'];

class ShrunkAs<Value> extends fc.Arbitrary<Value> {
  override readonly generate: Generate<Value>;
  readonly #shrinker: fc.Arbitrary<Value>;

  constructor(generate: Generate<Value>, shrinker: fc.Arbitrary<Value>) {
    super();
    this.generate = generate;
    this.#shrinker = shrinker;
  }

  override canShrinkWithoutContext(value: unknown): value is Value {
    return this.#shrinker.canShrinkWithoutContext(value);
  }

  override shrink(value: Value, context: unknown): fc.Stream<fc.Value<Value>> {
    return this.#shrinker.shrink(value, context);
  }
}

/** The values of one arbitrary, shrunk by another that also has them: a favoured value is no dead end. */
export const shrunkAs = <Value>(
  source: fc.Arbitrary<Value>,
  shrinker: fc.Arbitrary<Value>,
): fc.Arbitrary<Value> =>
  // The context of the source means nothing to the shrinker: it starts from the bare value.
  new ShrunkAs((...chance) => new fc.Value(source.generate(...chance).value, undefined), shrinker);

/**
 * Generates wanted values only, and shrinks to all. An array of fast-check with a `minLength` cannot drop its last
 * elements one by one; one without, of which the empty ones are not wanted, can.
 */
export function generatedWhere<Value>(
  source: fc.Arbitrary<Value>,
  isWanted: (value: Value) => boolean,
): fc.Arbitrary<Value> {
  const generate: Generate<Value> = (...chance) => {
    let generated = source.generate(...chance);
    while (!isWanted(generated.value)) generated = source.generate(...chance);
    return generated;
  };
  return new ShrunkAs(generate, source);
}
