/** How many behaviours were known at a moment of a run. */
export interface CurvePoint {
  readonly ms: number;
  readonly requests: number;
  readonly behaviours: number;
}

/** How often a mutation was tried, and how often something new came of it. */
export interface MutationTally {
  readonly name: string;
  readonly tried: number;
  readonly fruitful: number;
}

/** What `fuzz` explored. */
export interface Exploration {
  /** How many inputs are kept. */
  readonly corpus: number;
  /** By operation, how many different answers were met. */
  readonly behaviours: Readonly<Record<string, number>>;
  /** From the first request to the last, a bounded number of moments. */
  readonly curve: readonly CurvePoint[];
  readonly mutations: readonly MutationTally[];
  /** Mutations that were not allowed. */
  readonly off: readonly string[];
  /** What to try next, a sentence each. */
  readonly next: readonly string[];
}
