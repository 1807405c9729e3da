import type { Run, SecondOpinion, UnreportedDeparture } from '../../../conformance/run/run-record.ts';
import { textTable } from '../../terminal/text-table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { amountText } from './amount-text.ts';
import type { Sheet } from './sheet.ts';

/** How many departures are named; the record has them all. */
const mostNamed = 5;

function headline(opinion: SecondOpinion): string {
  const version = visibleText(opinion.version, 20);
  const start = `second opinion (Prism ${version}):`;
  if ('missing' in opinion) return `${start} missing (${visibleText(opinion.missing, 300)})`;
  const departures = amountText(opinion.violations.length, 'departure');
  return `${start} ${amountText(opinion.requests, 'answer')} seen, ${departures} that the kit does not report`;
}

function renderDeparture({ request, status, location, message }: UnreportedDeparture): string {
  return `${visibleText(request, 120)} → ${status}, ${visibleText(location, 80)}: ${visibleText(message, 200)}`;
}

/** What another tool makes of the answers, where it was asked; never a verdict. */
export function renderSecondOpinion({ secondOpinion }: Run, runFile: string, { width }: Sheet): string {
  if (secondOpinion === undefined) return '';
  const violations = 'missing' in secondOpinion ? [] : secondOpinion.violations;
  const others = violations.length - mostNamed;
  const rows = [
    ...violations.slice(0, mostNamed).map(renderDeparture),
    ...(others > 0 ? [`and ${others} more in ${runFile}`] : []),
  ].map((text) => ['  ', text]);
  const [first = [], ...rest] = rows;
  return (
    textTable([headline(secondOpinion)], [], width) + (rows.length === 0 ? '' : textTable(first, rest, width))
  );
}
