import type { OperationName } from '../../../conformance/run/exchange.ts';
import type { OperationResult, Run } from '../../../conformance/run/run-record.ts';
import { textTable } from '../../terminal/text-table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { countText, durationText } from './amount-text.ts';
import type { Sheet } from './sheet.ts';

/** The operations of the contract, in its order. */
export const allOperations: readonly OperationName[] = [
  'readEvolutionStatus',
  'createGenome',
  'updateAgent',
  'listAgents',
];

function describeAnswers({ statuses, notJudged }: OperationResult): string {
  const answers = Object.entries(statuses).map(
    ([status, count]) => `${visibleText(status, 20)}: ${countText(count)}`,
  );
  const why = notJudged === undefined ? [] : [`not judged: ${visibleText(notJudged, 300)}`];
  return [answers.join(', '), ...why].filter((text) => text !== '').join('; ');
}

/** A line for every operation: how many requests, how fast, and which answers. */
export function renderOperationTable({ operations }: Run, { width, paint }: Sheet): string {
  const rows = operations.map((result) => [
    `    ${result.operation}`,
    countText(result.requests).padStart(8),
    durationText(result.latency.p50).padStart(7),
    durationText(result.latency.p95).padStart(7),
    describeAnswers(result),
  ]);
  const titles = ['    operation', 'requests', '    p50', '    p95', 'answers'];
  const [header = '', ...lines] = textTable(titles, rows, width).trimEnd().split('\n');
  return [paint('dim', header), ...lines, ''].join('\n');
}
