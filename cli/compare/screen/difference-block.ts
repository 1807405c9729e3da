import type { Finding } from '../../../conformance/run/run-record.ts';
import { amountText } from '../../check/screen/amount-text.ts';
import { labelColumns, labelledText, printLabel } from '../../check/screen/labelled-text.ts';
import { columnsAfter, type Sheet } from '../../check/screen/sheet.ts';
import { showAnswer, showSent } from '../../check/screen/show-exchange.ts';
import { showSteps } from '../../check/screen/show-steps.ts';
import { printShownLines, type ShownLine } from '../../check/screen/shown-line.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { columnWidth, sideBySide } from './side-by-side.ts';

/** What a difference is shown with. */
export interface DifferencePlace {
  readonly finding: Finding;
  /** Which of the shown ones it is, from 1 on, and of how many. */
  readonly number: number;
  readonly total: number;
  readonly updatePath: string;
}

const longestCurl = 1000;

/** A text without the side that it begins with, which stands beside it. */
const without = (text: string) => text.replace(/^(?:left|right): /, '');

/** One difference: what was sent to both, and both answers beside each other. */
export function renderDifference(
  { finding, number, total, updatePath }: DifferencePlace,
  sheet: Sheet,
): string {
  const { paint } = sheet;
  const {
    check,
    operation,
    place,
    kind,
    seen,
    flaky,
    steps,
    exchange,
    other = exchange,
    curl,
    expected,
    actual,
  } = finding;
  const columns = columnsAfter(labelColumns, sheet);
  const wide = columnsAfter(2, sheet);
  const row = (label: string, text: string) => labelledText([{ label, text: visibleText(text, 400) }], sheet);
  const block = (label: string, lines: readonly ShownLine[]) => {
    const start = printLabel(label);
    return paint('dim', start) + printShownLines(lines, labelColumns, paint).slice(start.length);
  };
  const answered = (one: typeof exchange) => showAnswer({ ...finding, exchange: one }, columnWidth(wide));
  const title = [
    paint('magenta', `≠ ${paint('bold', visibleText(check, 80))}`),
    operation,
    visibleText(place, 120),
  ];
  const again = flaky ? 'it did not come back when sent again' : 'it comes back when sent again';
  return [
    `${paint('dim', `${number}/${total}`)} ${title.join(' · ')}\n`,
    row('differs', kind),
    // A status is seen at once; what differs inside a body may be far from its beginning.
    ...(check === 'same-status' ? [] : [row('left', without(expected)), row('right', without(actual))]),
    steps === undefined ? '' : block('steps', showSteps(steps, columns)),
    block('sent', showSent(finding, updatePath, columns)),
    sideBySide(
      { title: 'left', lines: answered(exchange) },
      { title: 'right', lines: answered(other) },
      wide,
      paint,
    ),
    row('seen', `${amountText(seen, 'time')}; ${again}`),
    visibleText(curl) === curl && curl.length <= longestCurl ? `  to send it again:\n    ${curl}\n` : '',
  ].join('');
}
