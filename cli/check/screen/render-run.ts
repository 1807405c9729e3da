import type { Run } from '../../../conformance/run/run-record.ts';
import { countText, durationText } from '../../../reports/text/amount-text.ts';
import { checkAgain } from '../../../reports/text/command-text.ts';
import { answersText } from '../../../reports/text/operation-text.ts';
import { untoldReasons } from '../../../reports/text/run-facts.ts';
import { shellWord } from '../../../spec/shell-word.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import { fitSheet, type Sheet } from '../../terminal/sheet.ts';
import { headedTable } from '../../terminal/text-table.ts';
import { renderCheckTable } from './check-table.ts';
import { printFindings } from './findings.ts';
import { type Labelled, labelledText } from './labelled-text.ts';
import { renderEveryOpenPoint, renderOpenPoints } from './open-points.ts';
import { renderRunFacts } from './run-facts.ts';
import { printSecondOpinion } from './second-opinion.ts';
import { printVerdict } from './verdict-line.ts';

interface RenderRunOptions extends Sheet {
  /** Every check and every open point, even of a run that conforms. */
  readonly verbose?: boolean | undefined;
  /** Where the record is, for what is too much for a screen; by default `run.json`. */
  readonly runFile?: string | undefined;
  /** The command as it was given, secrets left out, to repeat a check with; made from the record by default. */
  readonly command?: string | undefined;
  /** What is worth telling of how it was asked for: its baseline, its configuration. */
  readonly notes?: readonly Labelled[] | undefined;
}

/** A line for every operation: how many requests, how fast, and which answers. */
function renderOperationTable({ operations }: Run, sheet: Sheet): string {
  const rows = operations.map((result) => [
    `    ${result.operation}`,
    countText(result.requests).padStart(8),
    durationText(result.latency.p50).padStart(7),
    durationText(result.latency.p95).padStart(7),
    visibleText(answersText(result)),
  ]);
  return headedTable(['    operation', 'requests', '    p50', '    p95', 'answers'], rows, sheet);
}

/** The reasons that the verdict does not tell itself. */
function renderNotJudged(run: Run, sheet: Sheet): string {
  const rows = untoldReasons(run).map((reason) => ({ label: 'not judged', text: visibleText(reason, 400) }));
  return labelledText(rows, sheet);
}

/** A run for people: the verdict, what was judged, every finding with all it takes to see it again. */
export function renderRun(run: Run, options: RenderRunOptions): string {
  const { verbose = false } = options;
  const runFile = visibleText(shellWord(options.runFile ?? 'run.json'));
  const command = visibleText(options.command ?? checkAgain(run));
  const sheet = fitSheet(options);
  const verdict = printVerdict(run, sheet.paint);
  const hasTables = verbose || run.verdict === 'violates';
  const facts = [
    renderRunFacts(run, { runFile, notes: options.notes ?? [] }, sheet),
    verbose ? '' : renderOpenPoints(run, sheet),
  ].join('');
  return [
    verdict + renderNotJudged(run, sheet),
    ...(hasTables ? [renderCheckTable(run, sheet), renderOperationTable(run, sheet)] : []),
    verbose ? renderEveryOpenPoint(run, sheet) : '',
    printFindings(run, { runFile, command }, sheet),
    facts,
    printSecondOpinion(run, runFile, sheet),
    // What stands last is what is seen first, once the findings have scrolled by.
    run.findings.length > 0 ? verdict : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}
