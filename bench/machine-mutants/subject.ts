/** A deployment that machine-made faults are planted in. */
import type { Judged } from './judge-mutant.ts';
import type { Mutant } from './mutant.ts';

export interface Subject {
  readonly name: 'typescript' | 'python';
  readonly source: string;
  readonly mutants: readonly Mutant[];
  /** Makes a changed source ready, to be started anew for each run; it throws where it is no program any more. */
  readonly prepare: (source: string, name: string) => Promise<() => Promise<Judged & AsyncDisposable>>;
}
