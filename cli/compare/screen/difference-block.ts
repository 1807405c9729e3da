import { placeText } from '../../../conformance/run/place.ts';
import { findingCommands } from '../../../reports/text/command-text.ts';
import { answerText, requestText } from '../../../reports/text/exchange-text.ts';
import { codeText, seenText } from '../../../reports/text/finding-text.ts';
import { highlightBetween, highlightOf } from '../../../reports/text/highlight.ts';
import { screenWindow } from '../../../reports/text/text-window.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import type { FindingContext } from '../../check/screen/finding-block.ts';
import { labelColumns, labelledText } from '../../check/screen/labelled-text.ts';
import { labelledLines, messageLines, screenSteps } from '../../check/screen/message-lines.ts';
import { columnsAfter, type Sheet } from '../../terminal/sheet.ts';
import { columnWidth, sideBySide } from './side-by-side.ts';

/** A text without the side that it begins with, which stands beside it. */
const without = (text: string) => text.replace(/^(?:left|right): /, '');

/** One difference: what was sent to both, and both answers beside each other. */
export function printDifference(context: Omit<FindingContext, 'command' | 'also'>, sheet: Sheet): string {
  const { finding, index, number, total, updatePath, runFile } = context;
  const { paint } = sheet;
  const { check, steps = [], exchange, other = exchange, expected, actual } = finding;
  const columns = columnsAfter(labelColumns, sheet);
  const wide = columnsAfter(2, sheet);
  const row = (label: string, text: string) => labelledText([{ label, text: visibleText(text, 400) }], sheet);
  const between = highlightBetween(finding, exchange, other);
  const answered = (one: typeof exchange) =>
    messageLines(answerText(one, screenWindow(columnWidth(wide)), between));
  const sent = requestText(exchange, screenWindow(columns), highlightOf(finding, updatePath));
  const title = [
    paint('magenta', `≠ ${paint('bold', visibleText(check, 80))}`),
    finding.operation,
    visibleText(placeText(finding.place), 120),
  ];
  return [
    `${paint('dim', `${number}/${total}`)} ${title.join(' · ')}\n`,
    row('differs', codeText(finding)),
    // A status is seen at once; what differs inside a body may be far from its beginning.
    ...(check === 'same-status' ? [] : [row('left', without(expected)), row('right', without(actual))]),
    labelledLines('steps', screenSteps(steps, columns), sheet),
    labelledLines('sent', messageLines(sent), sheet),
    sideBySide(answered(exchange), answered(other), wide, paint),
    row('seen', seenText(finding)),
    ...findingCommands({ ...finding, other }, index, { runFile, check: '' }).map(
      ({ label, command }) => `  to ${label}:\n    ${visibleText(command)}\n`,
    ),
  ].join('');
}
