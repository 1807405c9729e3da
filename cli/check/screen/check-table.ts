import type { CheckResult, Run } from '../../../conformance/run/run-record.ts';
import { countText } from '../../../reports/text/amount-text.ts';
import { type Status, statusOfCheck } from '../../../reports/text/finding-status.ts';
import { operationNames } from '../../../reports/text/operation-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import type { Colour, Paint } from '../../terminal/paint.ts';
import { textTable } from '../../terminal/text-table.ts';
import type { Sheet } from './sheet.ts';

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

function paintMark(line: string, paint: Paint): string {
  const mark = line.slice(2, 3);
  const colour = colours.get(mark);
  return colour === undefined ? line : `  ${paint(colour, mark)}${line.slice(3)}`;
}

/** A line for every check: what it came to, its level, how many exchanges it judged, and on which operations. */
export function renderCheckTable({ checks, findings }: Run, { width, paint }: Sheet): string {
  const rows = checks.map((check) => {
    const status = statusOfCheck(check, findings);
    return [
      `  ${marks[status][0]} ${visibleText(check.id, 60)}`,
      check.level,
      countText(check.cases).padStart(6),
      describeCheck(check, status),
    ];
  });
  const [header = '', ...lines] = textTable(['    check', 'level', ' cases', 'operations'], rows, width)
    .trimEnd()
    .split('\n');
  return [paint('dim', header), ...lines.map((line) => paintMark(line, paint)), ''].join('\n');
}
