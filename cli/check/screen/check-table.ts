import type { CheckResult, Run } from '../../../conformance/run/run-record.ts';
import type { Colour, Paint } from '../../terminal/paint.ts';
import { textTable } from '../../terminal/text-table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { countText } from './amount-text.ts';
import { allOperations } from './operation-table.ts';
import type { Sheet } from './sheet.ts';

const marks: Readonly<Record<CheckResult['status'], string>> = {
  passed: '✓',
  failed: '✗',
  flaky: '~',
  skipped: '-',
};

const colours: Readonly<Record<string, Colour>> = { '✓': 'green', '✗': 'red', '~': 'magenta', '-': 'dim' };

function describeOperations(operations: CheckResult['operations']): string {
  const others = allOperations.filter((operation) => !operations.includes(operation));
  if (others.length === 0) return 'every operation';
  return others.length === 1 ? `all but ${others[0]}` : operations.join(', ');
}

function describeCheck({ operations, status, reason = 'no reason given' }: CheckResult): string {
  return status === 'skipped' ? `skipped: ${visibleText(reason, 300)}` : describeOperations(operations);
}

function paintMark(line: string, paint: Paint): string {
  const mark = line.slice(2, 3);
  const colour = colours[mark];
  return colour === undefined ? line : `  ${paint(colour, mark)}${line.slice(3)}`;
}

/** A line for every check: what it came to, its level, how many exchanges it judged, and on which operations. */
export function renderCheckTable({ checks }: Run, { width, paint }: Sheet): string {
  const rows = checks.map((check) => [
    `  ${marks[check.status]} ${visibleText(check.id, 60)}`,
    check.level,
    countText(check.cases).padStart(6),
    describeCheck(check),
  ]);
  const [header = '', ...lines] = textTable(['    check', 'level', ' cases', 'operations'], rows, width)
    .trimEnd()
    .split('\n');
  return [paint('dim', header), ...lines.map((line) => paintMark(line, paint)), ''].join('\n');
}
