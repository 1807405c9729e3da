import { shellWord } from '../../../conformance/record/curl.ts';
import type { Finding } from '../../../conformance/run/run-record.ts';
import type { Colour } from '../../terminal/paint.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { amountText } from './amount-text.ts';
import { labelColumns, labelledText, printLabel } from './labelled-text.ts';
import { columnsAfter, type Sheet } from './sheet.ts';
import { showAnswer, showSent } from './show-exchange.ts';
import { showSteps } from './show-steps.ts';
import { printShownLines, type ShownLine } from './shown-line.ts';

/** What a finding is shown with. */
export interface FindingPlace {
  readonly finding: Finding;
  /** Which of the shown ones it is, from 1 on, and of how many. */
  readonly number: number;
  readonly total: number;
  /** Where it stands in the record. */
  readonly index: number;
  readonly runFile: string;
  /** The command that gives the same run again, up to the check. */
  readonly command: string;
  readonly updatePath: string;
}

const colours: Readonly<Record<Finding['level'], Colour>> = {
  must: 'red',
  should: 'yellow',
  drift: 'magenta',
};

/** The place, where it says more than the operation. */
function describePlace({ place, operation }: Finding): readonly string[] {
  const rest = place.startsWith(`${operation} `) ? place.slice(operation.length + 1) : place;
  return rest === operation || rest === '' ? [] : [visibleText(rest, 120)];
}

/** An answer that is already shown above is not repeated. */
function shortenActual({ actual, exchange: { response } }: Finding): string {
  if ('silence' in response || response.body.length < 20) return actual;
  const at = actual.indexOf(response.body.slice(0, 20));
  const isRepeated = at > 0 && response.body.startsWith(actual.slice(at).replace(/…$/, ''));
  return isRepeated ? `${actual.slice(0, at).trim()} and the body above` : actual;
}

/** Why it does not count, or no longer does not. */
function describeWeight({ counts, known }: Finding): readonly string[] {
  if (known === undefined) return counts ? [] : ['does not count'];
  const date = visibleText(known.expires, 40);
  return [counts ? `was known until ${date}` : `known until ${date}`];
}

/** Longer commands are no longer copied from a screen. */
const longestCurl = 4000;

function curlLines({ finding: { curl }, index, runFile }: FindingPlace): readonly string[] {
  const isSafe = visibleText(curl) === curl;
  if (isSafe && curl.length <= longestCurl) return ['to send it again:', `  ${curl}`];
  const why = isSafe
    ? `is ${amountText(curl.length, 'character')} long`
    : 'has characters that a terminal obeys';
  return [
    `to send it again, take the command from the record, for it ${why}:`,
    `  jq -r '.findings[${index}].curl' ${runFile}`,
  ];
}

/** One finding: what was asked, what came back, why that is wrong, and how to see it again. */
export function renderFinding(at: FindingPlace, sheet: Sheet): string {
  const { finding, command } = at;
  const { paint } = sheet;
  const columns = columnsAfter(labelColumns, sheet);
  const row = (label: string, text: string, colour: Colour = 'dim') =>
    labelledText([{ label, text: visibleText(text, 600), colour }], sheet);
  const block = (label: string, lines: readonly ShownLine[]) => {
    const start = printLabel(label);
    return paint('dim', start) + printShownLines(lines, labelColumns, paint).slice(start.length);
  };
  const title = [
    paint(colours[finding.level], `✗ ${paint('bold', visibleText(finding.check, 80))}`),
    paint(colours[finding.level], finding.level),
    finding.operation,
    ...describePlace(finding),
    ...(finding.flaky ? [paint('magenta', 'flaky')] : []),
    ...describeWeight(finding).map((text) => paint('dim', text)),
  ];
  const again = finding.flaky
    ? 'flaky: it did not come back when sent again'
    : 'it comes back when sent again';
  return [
    `${paint('dim', `${at.number}/${at.total}`)} ${title.join(' · ')}\n`,
    row('contract', `${finding.clause}: ${finding.requirement}`),
    finding.steps === undefined ? '' : block('steps', showSteps(finding.steps, columns)),
    block('sent', showSent(finding, at.updatePath, columns)),
    block('answered', showAnswer(finding, columns)),
    row('expected', finding.expected, 'green'),
    row('actual', shortenActual(finding), 'red'),
    row('seen', `${amountText(finding.seen, 'time')}; ${again}`),
    finding.known === undefined ? '' : row('known', finding.known.reason),
    ...curlLines(at).map((line) => `  ${line}\n`),
    `  to run the check again:\n    ${command} --seed ${finding.seed} --only ${visibleText(shellWord(finding.check), 80)}\n`,
  ].join('');
}
