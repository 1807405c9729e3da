import type { RecordedExchange } from '../../../conformance/run/recorded-exchange.ts';
import type { MessageText } from '../../../reports/text/exchange-text.ts';
import type { MarkedLine } from '../../../reports/text/marked-line.ts';
import { lastSteps } from '../../../reports/text/step-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import { printMarkedLines } from '../../terminal/marked-lines.ts';
import { columnsAfter, type Sheet } from '../../terminal/sheet.ts';
import { labelColumns, printLabel } from './labelled-text.ts';

/** A request or an answer, line by line. */
export function messageLines({ head, took, headers, body }: MessageText): readonly MarkedLine[] {
  return [
    { ...head, text: took === undefined ? head.text : `${head.text}  ${took}` },
    ...headers.map((text) => ({ text })),
    ...body.lines,
    ...(body.note === undefined ? [] : [{ text: body.note }]),
  ];
}

const shortestBody = 20;

/** The exchanges that lead to a finding, a line each; the last one is the finding's own. */
export function screenSteps(exchanges: readonly RecordedExchange[], width: number): readonly MarkedLine[] {
  const { hidden, steps } = lastSteps(exchanges);
  const digits = String(exchanges.length).length;
  const lines = steps.map(({ number, sent, body, outcome }) => {
    const start = visibleText(`${String(number).padStart(digits)}. ${sent} `, width - shortestBody);
    const end = ` → ${visibleText(outcome, 60)}`;
    const room = Math.max(width - start.length - end.length, shortestBody);
    return { text: start + visibleText(body, room).trimEnd() + end };
  });
  return hidden > 0 ? [{ text: `… ${hidden} before` }, ...lines] : lines;
}

/** A url that is wider than the sheet is worth more than its alignment. */
const longestUrl = 200;

/** Lines beside their label. */
export function labelledLines(label: string, lines: readonly MarkedLine[], sheet: Sheet): string {
  const start = printLabel(label);
  const width = columnsAfter(labelColumns, sheet);
  const print = (some: readonly MarkedLine[], most: number) =>
    printMarkedLines(some, { indent: labelColumns, width: most, paint: sheet.paint });
  const [first, ...others] = lines;
  if (first === undefined) return '';
  const head = print([first], first.mark === undefined ? Math.max(width, longestUrl) : width);
  return sheet.paint('dim', start) + head.slice(start.length) + print(others, width);
}
