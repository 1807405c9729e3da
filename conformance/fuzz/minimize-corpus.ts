import type { ReadInput } from './corpus-file.ts';
import { sizeOf } from './fuzz-input.ts';

/** Of inputs that were kept for the same behaviour, the smallest; so nothing that was seen is lost. */
export function minimizeCorpus(inputs: readonly ReadInput[]): readonly ReadInput[] {
  const smallest = new Map<string, ReadInput>();
  for (const one of inputs) {
    const known = smallest.get(one.fingerprint);
    if (known === undefined || sizeOf(one.input) < sizeOf(known.input)) smallest.set(one.fingerprint, one);
  }
  return [...smallest.values()];
}
