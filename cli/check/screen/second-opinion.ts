import type { Run } from '../../../conformance/run/run-record.ts';
import type { UnreportedDeparture } from '../../../conformance/run/second-opinion.ts';
import { secondOpinionText } from '../../../reports/text/second-opinion-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import type { Sheet } from '../../terminal/sheet.ts';
import { textTable } from '../../terminal/text-table.ts';

/** How many are named; the record has them all. */
const mostNamed = 5;

function printUnreported({ request, status, location, message }: UnreportedDeparture): string {
  return `${visibleText(request, 120)} → ${status}, ${visibleText(location, 80)}: ${visibleText(message, 200)}`;
}

/** What another tool makes of the answers, where it was asked; never a verdict. */
export function printSecondOpinion({ secondOpinion }: Run, runFile: string, { width }: Sheet): string {
  if (secondOpinion === undefined) return '';
  const violations = 'missing' in secondOpinion ? [] : secondOpinion.violations;
  const others = violations.length - mostNamed;
  const rows = [
    ...violations.slice(0, mostNamed).map(printUnreported),
    ...(others > 0 ? [`and ${others} more in ${runFile}`] : []),
  ].map((text) => ['  ', text]);
  const [first = [], ...rest] = rows;
  const headline = `second opinion: ${visibleText(secondOpinionText(secondOpinion), 600)}`;
  return textTable([headline], [], width) + (rows.length === 0 ? '' : textTable(first, rest, width));
}
