import { isAsItWas } from '../../../conformance/run/agent-restoration.ts';
import type { CheckResult, Run } from '../../../conformance/run/run-record.ts';
import { amountText, countText, durationText, shortList } from '../../../reports/text/amount-text.ts';
import { countChecks, skippedByReason } from '../../../reports/text/finding-status.ts';
import { randomText } from '../../../reports/text/random-text.ts';
import { restorationText } from '../../../reports/text/restoration-text.ts';
import { weatherText } from '../../../reports/text/weather-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import type { Sheet } from '../../terminal/sheet.ts';
import { type Labelled, labelledText } from './labelled-text.ts';

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
function restorationRows(restoration: Run['restoration'], runFile: string): readonly Labelled[] {
  const sorted = restoration.toSorted((left, right) => Number(isAsItWas(left)) - Number(isAsItWas(right)));
  const shown = sorted.slice(0, sorted.length > 2 ? 1 : 2).map(
    (agent, index): Labelled => ({
      label: index === 0 ? 'agents' : '',
      text: visibleText(restorationText(agent), 400),
      colour: isAsItWas(agent) ? 'dim' : 'red',
    }),
  );
  const others = sorted.slice(shown.length);
  if (others.length === 0) return shown;
  const changed = others.filter((agent) => !isAsItWas(agent)).length;
  const how = changed === 0 ? 'as they were' : `${changed} of them not as they were`;
  const text = visibleText(`and ${others.length} more, ${how}, in ${runFile}`, 200);
  return [...shown, { label: '', text, colour: changed === 0 ? 'dim' : 'red' }];
}

/** How to finish it: by another try, or by hand where the kit knows nothing that it could send. */
function laterRows({ restoration }: Run, runFile: string): readonly Labelled[] {
  const changed = restoration.filter((agent) => !isAsItWas(agent));
  const isSendable = (agent: (typeof changed)[number]) =>
    agent.state === 'unread' || agent.remaining.update !== '{}';
  const byHand = changed.filter((agent) => !isSendable(agent));
  const hands = byHand.map(
    ({ agentId, remaining }) => `${remaining.withheld.join(', ')} of agent ${agentId}`,
  );
  const texts = [
    ...(changed.length > byHand.length ? [`to restore them: agent-console-kit restore ${runFile}`] : []),
    ...(hands.length > 0 ? [`to be set by hand: ${shortList(hands, 3)}`] : []),
  ];
  return texts.map((text) => ({ label: '', text: visibleText(text, 400), colour: 'red' }));
}

function describeRequests({ requests, durationMs, operations, leftAlone = [] }: Run): string {
  const judged = operations.reduce((sum, one) => sum + one.requests, 0);
  // The others found the paths, sent findings again and restored agents.
  const of = judged === 0 || judged === requests ? '' : `${countText(judged)} of `;
  const amount = `${of}${amountText(requests, 'request')} in ${durationText(durationMs)}`;
  const parts = operations.flatMap(({ operation, requests: own }) =>
    own === 0 ? [] : [`${operation} ${countText(own)}`],
  );
  // What could be given back to no agent was written to none.
  const unwritten = leftAlone.length === 0 ? '' : `; without ${shortList(leftAlone, 3)}`;
  return `${parts.length === 0 ? amount : `${amount}: ${parts.join(', ')}`}${unwritten}`;
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
      ...(random === undefined
        ? []
        : [{ label: 'random', text: randomText(random, run.interrupted === true) }]),
      { label: 'run', text: visibleText(repeat.join(', '), 200) },
      ...weatherText(run.weather).map((text) => ({ label: 'network', text })),
      ...notes,
      ...restorationRows(restoration, runFile),
      ...laterRows(run, runFile),
    ],
    sheet,
  );
}
