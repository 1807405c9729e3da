import type { DialectExamples } from '../../../spec/dialect-examples.ts';

/** All examples as one; of two of the same, the later one. */
export function joinExamples(all: readonly (DialectExamples | undefined)[]): DialectExamples {
  const joined: DialectExamples = Object.assign({}, ...all);
  const errors: NonNullable<DialectExamples['errors']> = Object.assign(
    {},
    ...all.map((examples) => examples?.errors),
  );
  return Object.keys(errors).length === 0 ? joined : { ...joined, errors };
}
