import type { OperationName } from '../../conformance/run/exchange.ts';
import type { OperationResult } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import { countText } from './amount-text.ts';

/** The operations of the contract, in its order, with a short name for each. */
export const operationNames: readonly (readonly [operation: OperationName, short: string])[] = [
  ['readEvolutionStatus', 'evolution status'],
  ['createGenome', 'genome'],
  ['updateAgent', 'update'],
  ['listAgents', 'list'],
];

/** Which answers an operation gave, and why it was not judged, where it was not. */
export function answersText({ statuses, notJudged }: OperationResult): string {
  const answers = Object.entries(statuses).map(
    ([status, count]) => `${cutText(status, 20)}: ${countText(count)}`,
  );
  const why = notJudged === undefined ? [] : [`not judged: ${cutText(notJudged, 300)}`];
  return [answers.join(', '), ...why].filter((text) => text !== '').join('; ');
}
