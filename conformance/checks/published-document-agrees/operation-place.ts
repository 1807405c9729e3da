import type { JsonObject } from '../../../spec/json-value.ts';
import type { PublishedOperation } from '../../published/published-operations.ts';
import type { OperationName } from '../../run/exchange.ts';
import type { Disagreement, PartCompared } from './disagreement.ts';

/** Where a part of an operation is compared. */
export interface OperationPlace {
  readonly document: JsonObject;
  readonly name: OperationName;
  readonly published: PublishedOperation;
}

/** A part in which nothing was looked up. */
export const nothingCompared: PartCompared = { disagreements: [], additions: [], compared: 0 };

/** A part in which one statement was looked up and found to be otherwise. */
export function disagreeing(
  { name }: OperationPlace,
  place: string,
  found: Omit<Disagreement, 'operation' | 'place'>,
): PartCompared {
  return { disagreements: [{ operation: name, place, ...found }], additions: [], compared: 1 };
}
