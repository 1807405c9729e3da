import type { Run } from '../../../conformance/run/run-record.ts';
import { countText, durationText } from '../../../reports/text/amount-text.ts';
import { answersText } from '../../../reports/text/operation-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import { textTable } from '../../terminal/text-table.ts';
import type { Sheet } from './sheet.ts';

/** A line for every operation: how many requests, how fast, and which answers. */
export function renderOperationTable({ operations }: Run, { width, paint }: Sheet): string {
  const rows = operations.map((result) => [
    `    ${result.operation}`,
    countText(result.requests).padStart(8),
    durationText(result.latency.p50).padStart(7),
    durationText(result.latency.p95).padStart(7),
    visibleText(answersText(result)),
  ]);
  const titles = ['    operation', 'requests', '    p50', '    p95', 'answers'];
  const [header = '', ...lines] = textTable(titles, rows, width).trimEnd().split('\n');
  return [paint('dim', header), ...lines, ''].join('\n');
}
