import type { Run } from '../../../conformance/run/run-record.ts';
import { countText, durationText } from '../../../reports/text/amount-text.ts';
import { answersText } from '../../../reports/text/operation-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import type { Sheet } from '../../terminal/sheet.ts';
import { headedTable } from '../../terminal/text-table.ts';

/** A line for every operation: how many requests, how fast, and which answers. */
export function renderOperationTable({ operations }: Run, sheet: Sheet): string {
  const rows = operations.map((result) => [
    `    ${result.operation}`,
    countText(result.requests).padStart(8),
    durationText(result.latency.p50).padStart(7),
    durationText(result.latency.p95).padStart(7),
    visibleText(answersText(result)),
  ]);
  return headedTable(['    operation', 'requests', '    p50', '    p95', 'answers'], rows, sheet);
}
