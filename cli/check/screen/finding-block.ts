import { placeText } from '../../../conformance/run/place.ts';
import type { Finding } from '../../../conformance/run/run-record.ts';
import { alikeText, alsoSeenLines, type LedFinding } from '../../../reports/text/also-seen.ts';
import { findingCommands } from '../../../reports/text/command-text.ts';
import { answerText, requestText } from '../../../reports/text/exchange-text.ts';
import { actualText, findingRemarks, findingTags, seenText } from '../../../reports/text/finding-text.ts';
import { highlightOf } from '../../../reports/text/highlight.ts';
import { screenWindow } from '../../../reports/text/text-window.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import type { Colour } from '../../terminal/paint.ts';
import { columnsAfter, type Sheet } from '../../terminal/sheet.ts';
import { labelColumns, labelledText } from './labelled-text.ts';
import { labelledLines, messageLines, screenSteps } from './message-lines.ts';

export interface FindingContext extends LedFinding {
  /** Which of the shown ones it is, from 1 on, and of how many. */
  readonly number: number;
  readonly total: number;
  readonly runFile: string;
  /** The command that makes the same run again, up to the seed. */
  readonly command: string;
  readonly updatePath: string;
}

const colours: Readonly<Record<Finding['level'], Colour>> = {
  must: 'red',
  should: 'yellow',
  drift: 'magenta',
  odd: 'cyan',
};

/** One finding: what was sent, what came back, why that is wrong, and how to see it again. */
export function printFinding(context: FindingContext, sheet: Sheet): string {
  const { finding, index, runFile, command } = context;
  const { paint } = sheet;
  const columns = columnsAfter(labelColumns, sheet);
  const size = screenWindow(columns);
  const highlight = highlightOf(finding, context.updatePath);
  const row = (label: string, text: string, colour: Colour = 'dim') =>
    labelledText([{ label, text: visibleText(text, 600), colour }], sheet);
  const place = placeText(finding.place);
  const alike = alikeText(context);
  const title = [
    paint(colours[finding.level], `✗ ${paint('bold', visibleText(finding.check, 80))}`),
    paint(colours[finding.level], finding.level),
    finding.operation,
    ...(place === '' ? [] : [visibleText(place, 120)]),
    ...(alike === undefined ? [] : [alike]),
    ...findingTags(finding).map(({ name, text }) => paint(name === 'flaky' ? 'magenta' : 'dim', text)),
  ];
  const { steps = [], exchange } = finding;
  const commands = findingCommands(finding, index, { runFile, check: command });
  return [
    `${paint('dim', `${context.number}/${context.total}`)} ${title.join(' · ')}\n`,
    row('contract', `${finding.clause}: ${finding.requirement}`),
    labelledLines('steps', screenSteps(steps, columns), sheet),
    labelledLines('sent', messageLines(requestText(exchange, size, highlight)), sheet),
    labelledLines('answered', messageLines(answerText(exchange, size, highlight)), sheet),
    row('expected', finding.expected, 'green'),
    row('actual', actualText(finding), 'red'),
    row('seen', seenText(finding)),
    ...findingRemarks(finding).map(({ text }) => row('note', text)),
    ...alsoSeenLines(context, runFile).map((text, at) => row(at === 0 ? 'also seen' : '', text)),
    ...commands.map(({ label, command: line }) => `  to ${label}:\n    ${visibleText(line)}\n`),
  ].join('');
}
