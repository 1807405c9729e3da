import type { Run } from '../../../conformance/run/run-record.ts';
import { nearestPreset, type SeenChoice } from '../../../reports/text/preset-text.ts';
import { dialectPoints } from '../../../spec/dialect-points.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import { columnsAfter, type Sheet } from '../../terminal/sheet.ts';
import { headedTable, textTable } from '../../terminal/text-table.ts';
import { labelColumns, labelledText } from './labelled-text.ts';

function inTwoColumns(points: readonly SeenChoice[], sheet: Sheet): string {
  const indent = ' '.repeat(labelColumns);
  const half = Math.floor((columnsAfter(labelColumns, sheet) - 2) / 2);
  const idColumns = Math.max(...points.map(([id]) => Math.min(id.length, 30)));
  const cells = points.map(([id, { choice }]) => {
    const name = visibleText(id, 30).padEnd(idColumns);
    return `${name}  ${visibleText(String(choice), Math.max(half - idColumns - 2, 10))}`;
  });
  const rows = cells.flatMap((cell, index) =>
    index % 2 === 0 ? [[indent + cell, cells[index + 1] ?? '']] : [],
  );
  return textTable(rows[0] ?? [], rows.slice(1));
}

/** How many departures from a preset are named without --verbose. */
const mostNamed = 4;

/** What the deployment was seen to do where the contract leaves it free. */
export function renderOpenPoints({ dialect }: Run, sheet: Sheet): string {
  const seen = Object.keys(dialect);
  if (seen.length === 0) return '';
  const { name, others } = nearestPreset(dialect);
  const tell = (text: string) =>
    labelledText(
      [{ label: 'left open', text: `${seen.length} of ${dialectPoints.length} open points seen, ${text}` }],
      sheet,
    );
  if (others.length === 0) return tell(`all as in preset ${name}`);
  const isShort = others.length <= mostNamed;
  const head = isShort
    ? `as in preset ${name} except for:`
    : `${others.length} differ from preset ${name}, e.g.:`;
  return `${tell(head)}${inTwoColumns(others.slice(0, mostNamed), sheet)}`;
}

/** Every point that was seen, with the exchange that showed it. */
export function renderEveryOpenPoint({ dialect }: Run, sheet: Sheet): string {
  const rows = Object.entries(dialect).map(([id, { choice, evidence }]) => [
    `    ${visibleText(id, 30)}`,
    visibleText(String(choice), 60),
    visibleText(evidence, 200),
  ]);
  return rows.length === 0 ? '' : headedTable(['    left open', 'seen', 'by'], rows, sheet);
}
