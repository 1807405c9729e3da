import type { CheckResult, Run } from '../../../conformance/run/run-record.ts';
import { amountText, countText, durationText, shortList } from '../../../reports/text/amount-text.ts';
import { countChecks, skippedByReason } from '../../../reports/text/finding-status.ts';
import { randomText } from '../../../reports/text/random-text.ts';
import { weatherText } from '../../../reports/text/weather-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import { type Labelled, labelledText } from './labelled-text.ts';
import type { Sheet } from './sheet.ts';

const mostReasons = 2;

/** The skipped checks by their reason; where there are several reasons, each with one check as an example. */
function describeSkipped(checks: readonly CheckResult[]): string {
  const byReason = skippedByReason(checks);
  const mostNames = byReason.size > 1 ? 1 : 3;
  const groups = [...byReason].map(([reason, ids]) => {
    const names = ids.map((id) => visibleText(id, 60));
    return `${shortList(names, mostNames)} (${visibleText(reason, 80)})`;
  });
  const left = groups.length - mostReasons;
  const others = left > 0 ? [amountText(left, 'other reason')] : [];
  return [...groups.slice(0, mostReasons), ...others].join(', ');
}

function describeChecks(run: Run): string {
  const counts = countChecks(run).map(([status, count]) => `${count} ${status}`);
  const skipped = describeSkipped(run.checks);
  const text = counts.length === 0 ? 'none' : counts.join(', ');
  return skipped === '' ? text : `${text}: ${skipped}`;
}

/** One sentence of few, with the number of the others; an agent that is not as it was is told before those that are. */
function restorationRows(restoration: readonly string[], runFile: string): readonly Labelled[] {
  const isBad = (sentence: string) => /could not/.test(sentence);
  const sorted = [...restoration].sort((left, right) => Number(isBad(right)) - Number(isBad(left)));
  const [first = '', ...others] = sorted;
  const rest = others.length > 1 ? [`and ${others.length} more in ${runFile}`] : others;
  return restoration.length === 0
    ? []
    : [first, ...rest].map((sentence, index) => ({
        label: index === 0 ? 'agents' : '',
        text: visibleText(sentence, 200),
        colour: isBad(sentence) ? 'red' : 'dim',
      }));
}

/** How to finish it, once the deployment is back. */
const laterRows = (run: Run, runFile: string): readonly Labelled[] =>
  run.unrestored === undefined
    ? []
    : [{ label: '', text: `finish it with: agent-console-kit restore ${runFile}`, colour: 'red' }];

function describeRequests({ requests, durationMs, operations }: Run): string {
  const amount = `${amountText(requests, 'request')} in ${durationText(durationMs)}`;
  const parts = operations.flatMap(({ operation, requests: own }) =>
    own === 0 ? [] : [`${operation} ${countText(own)}`],
  );
  return parts.length === 0 ? amount : `${amount}: ${parts.join(', ')}`;
}

/** What was judged: how much, of what, and what it takes to do it again. */
export function renderRunFacts(
  run: Run,
  { runFile, notes }: { readonly runFile: string; readonly notes: readonly Labelled[] },
  sheet: Sheet,
): string {
  const { seed, profile, runId, restoration, shard, random } = run;
  const part = shard === undefined ? [] : [`shard ${shard.index}/${shard.total} (by ${shard.source})`];
  const repeat = [`seed ${seed}`, `profile ${profile}`, ...part, `id ${runId}`];
  return labelledText(
    [
      { label: 'judged', text: describeRequests(run) },
      { label: 'checks', text: describeChecks(run) },
      ...(random === undefined ? [] : [{ label: 'random', text: randomText(random) }]),
      { label: 'run', text: visibleText(repeat.join(', '), 200) },
      ...weatherText(run.weather).map((text) => ({ label: 'network', text })),
      ...notes,
      ...restorationRows(restoration, runFile),
      ...laterRows(run, runFile),
    ],
    sheet,
  );
}
