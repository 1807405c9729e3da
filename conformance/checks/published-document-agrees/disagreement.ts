import type { OperationName } from '../../run/exchange.ts';

/** A statement of the contract that a published document lacks, or has otherwise. */
export interface Disagreement {
  readonly operation: OperationName;
  /** The names on the way to it, with spaces between. */
  readonly place: string;
  readonly is: 'missing' | 'changed';
  /** What of it: a code that tells causes apart. */
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
}

/** What comparing one part of a document came to. */
export interface PartCompared {
  readonly disagreements: readonly Disagreement[];
  /** What the document has beyond the contract; never held against it. */
  readonly additions: readonly string[];
  /** How many statements of the contract were looked up. */
  readonly compared: number;
}

/** Several parts as one. */
export const joinParts = (parts: readonly PartCompared[]): PartCompared => ({
  disagreements: parts.flatMap(({ disagreements }) => disagreements),
  additions: parts.flatMap(({ additions }) => additions),
  compared: parts.reduce((sum, { compared }) => sum + compared, 0),
});
