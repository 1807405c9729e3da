import type { RecordedExchange } from './recorded-exchange.ts';

/** What was seen of the moves from one value of status or protection_status. A type: it is a JSON object. */
export type ObservedMoves = {
  readonly from: string;
  /** The values that it moves to, itself where that was tried. */
  readonly to: readonly string[];
  readonly refused: readonly string[];
  /** Whether an agent with it takes nothing but a move. */
  readonly frozen?: true;
};

/** What was seen at a point of the dialect. */
export interface ObservedPoint {
  readonly choice: string | number;
  /** The exchange that showed it, in a few words. */
  readonly evidence: string;
  /** Where it was asked for on purpose: whether all that was asked agreed. */
  readonly sure?: boolean;
  /** What was asked and answered, where it was asked for on purpose. */
  readonly exchanges?: readonly RecordedExchange[];
  /** Where the choice is a table of moves. */
  readonly moves?: readonly ObservedMoves[];
}
