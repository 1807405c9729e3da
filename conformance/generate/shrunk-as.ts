import fc from 'fast-check';

class ShrunkAs<Value> extends fc.Arbitrary<Value> {
  readonly #source: fc.Arbitrary<Value>;
  readonly #shrinker: fc.Arbitrary<Value>;

  constructor(source: fc.Arbitrary<Value>, shrinker: fc.Arbitrary<Value>) {
    super();
    this.#source = source;
    this.#shrinker = shrinker;
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<Value> {
    // The context of the source means nothing to the shrinker: it starts from the bare value.
    return new fc.Value(this.#source.generate(random, biasFactor).value, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Value {
    return this.#shrinker.canShrinkWithoutContext(value);
  }

  override shrink(value: Value, context: unknown): fc.Stream<fc.Value<Value>> {
    return this.#shrinker.shrink(value, context);
  }
}

/** The values of one arbitrary, shrunk by another that also has them: a favoured value is no dead end. */
export function shrunkAs<Value>(
  source: fc.Arbitrary<Value>,
  shrinker: fc.Arbitrary<Value>,
): fc.Arbitrary<Value> {
  return new ShrunkAs(source, shrinker);
}
