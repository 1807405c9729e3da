import type { Agreement, Run } from '../../../conformance/run/run-record.ts';
import { amountText, countText, durationText } from '../../check/screen/amount-text.ts';
import { type Labelled, labelledText } from '../../check/screen/labelled-text.ts';
import { fitSheet, type Sheet } from '../../check/screen/sheet.ts';
import { renderVerdict } from '../../check/screen/verdict-line.ts';
import { describeWeather } from '../../check/screen/weather-text.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { renderDifference } from './difference-block.ts';

/** How a comparison is shown. */
export interface RenderComparisonOptions extends Sheet {
  /** Where the record is, for what is too much for a screen. */
  readonly runFile: string;
}

/** More than these are read in the record. */
const mostShown = 20;

/** A share, never rounded up to all. */
function shareText(part: number, whole: number): string {
  const share = whole === 0 ? 100 : Math.floor((10_000 * part) / whole) / 100;
  return `${countText(part)} of ${countText(whole)} (${share.toFixed(2)} %)`;
}

function agreementRows({ requests, status, rejected, errors, bodies }: Agreement): readonly Labelled[] {
  return [
    { label: 'agreement', text: `status      ${shareText(status, requests)}` },
    { label: '', text: `errors      ${shareText(errors, rejected)} that both refused: types and places` },
    { label: '', text: `bodies      ${shareText(bodies, requests)}: but for ids, times and secrets` },
  ];
}

function factRows(run: Run): readonly Labelled[] {
  const { requests, durationMs, seed, runId, restoration, notJudged, summary } = run;
  const isBad = (sentence: string) => /could not|lacks/.test(sentence);
  const bad = restoration.filter(isBad);
  const agents =
    restoration.length === 0 ? [] : bad.length > 0 ? bad : [`all ${restoration.length} are as they were`];
  return [
    ...notJudged
      .filter((reason) => !summary.includes(reason))
      .map((reason) => ({ label: 'not judged', text: visibleText(reason, 400) })),
    { label: 'sent', text: `${amountText(requests, 'request')} to both in ${durationText(durationMs)}` },
    ...describeWeather(run.weather).map((text) => ({ label: 'weather', text })),
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
  const verdict = renderVerdict(run, sheet.paint);
  const updatePath = String(run.dialect['update-path']?.choice ?? '/v1/agent-configurations/{id}');
  const shown = findings
    .slice(0, mostShown)
    .map((finding, index) =>
      renderDifference({ finding, number: index + 1, total: findings.length, updatePath }, sheet),
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
