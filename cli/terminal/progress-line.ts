import type { Progress } from '../../conformance/target/progress-teller.ts';
import { amountText, countText, durationText } from '../../reports/text/amount-text.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { columnsOf } from './sheet.ts';
import { createStatusLine } from './status-line.ts';

/** How far a run is, and how fast. */
interface TimedProgress extends Progress {
  readonly perSecond: number;
  readonly elapsedMs: number;
}

function describeRest({ sent, planned, perSecond, elapsedMs }: TimedProgress): string {
  const spent = durationText(elapsedMs);
  if (planned <= sent || !(perSecond > 0) || !Number.isFinite(perSecond)) return spent;
  const seconds = Math.ceil((planned - sent) / perSecond);
  return `${spent}, about ${seconds < 60 ? `${seconds} s` : durationText(seconds * 1000)} left`;
}

/** One line that says how far a run is, no wider than told. */
export function renderProgress(state: TimedProgress, width: number): string {
  const { phase, sent, planned, perSecond, findings } = state;
  const share =
    planned > 0 ? ` of ${countText(planned)} (${Math.min(100, Math.floor((sent / planned) * 100))}%)` : '';
  const line = [
    visibleText(phase, 40),
    `${countText(sent)}${share}`,
    ...(Number.isFinite(perSecond) ? [`${countText(perSecond)}/s`] : []),
    amountText(findings, 'finding'),
    describeRest(state),
  ].join('  ');
  // The last column stays free: writing there makes some terminals begin a new line.
  return visibleText(line, Math.max(width - 1, 10));
}

/** Shows how far a run is. */
export function createProgress() {
  const started = performance.now();
  const { show, clear } = createStatusLine(0);
  let phase = { name: '', since: started };
  return {
    clear,
    elapsedMs: () => performance.now() - started,
    show: (progress: Progress) => {
      const now = performance.now();
      if (progress.phase !== phase.name) phase = { name: progress.phase, since: now };
      const perSecond = progress.sent / ((now - phase.since) / 1000);
      const timed = { ...progress, elapsedMs: now - started, perSecond };
      show(() => renderProgress(timed, columnsOf(process.stderr)));
    },
  };
}
