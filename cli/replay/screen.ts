import type { ReplayVerdict } from '../../conformance/replay/decide-replay.ts';
import type { Replay, ReplayedFinding } from '../../conformance/replay/replay-findings.ts';
import { placeText } from '../../conformance/run/place.ts';
import { amountText, countEach } from '../../reports/text/amount-text.ts';
import { restorationText } from '../../reports/text/restoration-text.ts';
import { weatherText } from '../../reports/text/weather-text.ts';
import { visibleText } from '../../spec/visible-text.ts';
import type { Colour, Paint } from '../terminal/paint.ts';

const marks: Readonly<Record<ReplayVerdict, readonly [mark: string, colour: Colour]>> = {
  'still failing': ['✗', 'red'],
  'could not be judged': ['?', 'yellow'],
  fixed: ['✓', 'green'],
};

const verdicts: readonly ReplayVerdict[] = ['still failing', 'could not be judged', 'fixed'];

/** Longer than this nobody reads a line, however wide the terminal. */
const longestWhy = 300;

/** What became of one finding, on one line. */
export function renderReplayed({ finding, verdict, why }: ReplayedFinding, paint: Paint): string {
  const [mark, colour] = marks[verdict];
  const reason = why === undefined ? '' : `: ${visibleText(why, longestWhy)}`;
  const about = [finding.check, placeText(finding.place)].map((text) => visibleText(text, 120)).join(' · ');
  return `${paint(colour, `${mark} ${verdict}`)}${reason} ${paint('dim', `(${about})`)}\n`;
}

/** What became of all, in one line. */
function renderSummary(all: readonly ReplayedFinding[], paint: Paint): string {
  const met = all.map(({ verdict }) => verdict);
  return `${paint('bold', amountText(all.length, 'finding'))}: ${countEach(verdicts, met).join(', ')}\n`;
}

/** What is told after the last finding: how the agents were left, and the sum. */
export function renderReplays(replays: readonly Replay[], paint: Paint): string {
  const restored = replays
    .flatMap(({ unread, restoration, weather }) => [
      ...weatherText(weather),
      ...unread.map((id) => `agent ${id} could not be read, so nothing was written to it`),
      ...restoration.map(restorationText),
    ])
    .map((line) => `${visibleText(line, 600)}\n`);
  const all = replays.flatMap(({ findings }) => findings);
  return `\n${restored.map((line) => paint('dim', line)).join('')}${renderSummary(all, paint)}`;
}
