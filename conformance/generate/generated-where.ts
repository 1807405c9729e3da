import fc from 'fast-check';

class GeneratedWhere<Value> extends fc.Arbitrary<Value> {
  readonly #source: fc.Arbitrary<Value>;
  readonly #isWanted: (value: Value) => boolean;

  constructor(source: fc.Arbitrary<Value>, isWanted: (value: Value) => boolean) {
    super();
    this.#source = source;
    this.#isWanted = isWanted;
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<Value> {
    let generated = this.#source.generate(random, biasFactor);
    while (!this.#isWanted(generated.value)) generated = this.#source.generate(random, biasFactor);
    return generated;
  }

  override canShrinkWithoutContext(value: unknown): value is Value {
    return this.#source.canShrinkWithoutContext(value);
  }

  override shrink(value: Value, context: unknown): fc.Stream<fc.Value<Value>> {
    return this.#source.shrink(value, context);
  }
}

/**
 * Generates wanted values only, and shrinks to all. An array of fast-check with a `minLength` cannot drop its last
 * elements one by one; one without, of which the empty ones are not wanted, can.
 */
export function generatedWhere<Value>(
  source: fc.Arbitrary<Value>,
  isWanted: (value: Value) => boolean,
): fc.Arbitrary<Value> {
  return new GeneratedWhere(source, isWanted);
}
