import { isAsItWas } from '../../../conformance/run/agent-restoration.ts';
import type { Agreement, Run } from '../../../conformance/run/run-record.ts';
import { agreementMeasures } from '../../../reports/text/agreement-text.ts';
import { amountText, countText, durationText, percentText } from '../../../reports/text/amount-text.ts';
import { indexFindings } from '../../../reports/text/finding-text.ts';
import { restorationLines } from '../../../reports/text/restoration-text.ts';
import { untoldReasons, updatePathOf } from '../../../reports/text/run-facts.ts';
import { weatherText } from '../../../reports/text/weather-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import { type Labelled, labelledText } from '../../check/screen/labelled-text.ts';
import { printVerdict } from '../../check/screen/verdict-line.ts';
import { fitSheet, type Sheet } from '../../terminal/sheet.ts';
import { printDifference } from './difference-block.ts';

interface RenderComparisonOptions extends Sheet {
  /** Where the record is, for what is too much for a screen. */
  readonly runFile: string;
}

/** More than these are read in the record. */
const mostShown = 20;

function agreementRows(agreement: Agreement): readonly Labelled[] {
  return agreementMeasures(agreement).map(({ name, meaning, agreed, all }, index) => ({
    label: index === 0 ? 'agreement' : '',
    text: `${name} ${countText(agreed)} of ${countText(all)} (${percentText(agreed, all)}): ${meaning}`,
  }));
}

function factRows(run: Run): readonly Labelled[] {
  const { requests, durationMs, seed, runId, restoration } = run;
  const bad = restorationLines(restoration.filter((agent) => !isAsItWas(agent)));
  const agents =
    restoration.length === 0 ? [] : bad.length > 0 ? bad : [`all ${restoration.length} are as they were`];
  return [
    ...untoldReasons(run).map((reason) => ({ label: 'not judged', text: visibleText(reason, 400) })),
    { label: 'sent', text: `${amountText(requests, 'request')} to both in ${durationText(durationMs)}` },
    ...weatherText(run.weather).map((text) => ({ label: 'network', text })),
    { label: 'run', text: `seed ${seed}, id ${visibleText(runId, 60)}` },
    ...agents.map((sentence, index): Labelled => {
      const label = index === 0 ? 'agents' : '';
      return { label, text: visibleText(sentence, 600), colour: bad.length > 0 ? 'red' : 'dim' };
    }),
  ];
}

/** A comparison for people: the verdict, how often the two agree, and every difference with both answers. */
export function renderComparison(run: Run, { runFile, ...given }: RenderComparisonOptions): string {
  const sheet = fitSheet(given);
  const { findings, agreement } = run;
  const verdict = printVerdict(run, sheet.paint);
  const updatePath = updatePathOf(run);
  const shown = indexFindings(findings)
    .slice(0, mostShown)
    .map((indexed, position) =>
      printDifference(
        {
          ...indexed,
          number: position + 1,
          total: findings.length,
          updatePath,
          runFile: visibleText(runFile),
        },
        sheet,
      ),
    );
  const left = findings.length - shown.length;
  const rates = agreement === undefined || agreement.requests === 0 ? [] : agreementRows(agreement);
  return [
    verdict,
    ...shown,
    left > 0 ? `and ${left} more in ${visibleText(runFile)}\n` : '',
    labelledText([...rates, ...factRows(run)], sheet),
    // What stands last is what is seen first, once the differences have scrolled by.
    findings.length > 0 ? verdict : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}
