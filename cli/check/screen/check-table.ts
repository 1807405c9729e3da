import type { CheckResult, Run } from '../../../conformance/run/run-record.ts';
import { countText } from '../../../reports/text/amount-text.ts';
import { type Status, statusOfCheck } from '../../../reports/text/finding-status.ts';
import { operationNames } from '../../../reports/text/operation-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import type { Colour } from '../../terminal/paint.ts';
import type { Sheet } from '../../terminal/sheet.ts';
import { headedTable } from '../../terminal/text-table.ts';

const marks: Readonly<Record<Status, readonly [mark: string, colour: Colour]>> = {
  failed: ['✗', 'red'],
  flaky: ['~', 'magenta'],
  known: ['!', 'yellow'],
  passed: ['✓', 'green'],
  skipped: ['-', 'dim'],
};

const colours: ReadonlyMap<string, Colour> = new Map(Object.values(marks));

function describeOperations(operations: CheckResult['operations']): string {
  const others = operationNames.filter(([operation]) => !operations.includes(operation));
  if (others.length === 0) return 'every operation';
  return others.length === 1 ? `all but ${others[0]?.[0]}` : operations.join(', ');
}

function describeCheck({ operations, reason = 'no reason given' }: CheckResult, status: Status): string {
  if (status === 'skipped') return `skipped: ${visibleText(reason, 300)}`;
  return `${describeOperations(operations)}${status === 'known' ? ', known in the baseline' : ''}`;
}

/** A line for every check: what it came to, its level, how many exchanges it judged, and on which operations. */
export function renderCheckTable({ checks, findings }: Run, sheet: Sheet): string {
  const rows = checks.map((check) => {
    const status = statusOfCheck(check, findings);
    return [
      `  ${marks[status][0]} ${visibleText(check.id, 60)}`,
      check.level,
      countText(check.cases).padStart(6),
      describeCheck(check, status),
    ];
  });
  return headedTable(['    check', 'level', ' cases', 'operations'], rows, sheet).replace(
    /^ {2}(\S)/gm,
    (_, mark: string) => `  ${sheet.paint(colours.get(mark) ?? 'dim', mark)}`,
  );
}
