import type { FirstDeparture } from '../../../conformance/phases/tally.ts';
import { placeText } from '../../../conformance/run/place.ts';
import { durationText } from '../../../reports/text/amount-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';

/** What a run meets first, in one line; the findings of its end were sent again, this was not. */
export function renderFirstDeparture({ check, level, place }: FirstDeparture, elapsedMs: number): string {
  const where = visibleText(placeText(place), 80);
  return `first departure after ${durationText(elapsedMs)}: ${check} (${level}) at ${where}; the run goes on, and sends it again at its end\n`;
}

/** Passes on the first departure, and the first that weighs more: what else there is shows at the end. */
export function createFirstDepartures(show: (departure: FirstDeparture) => void) {
  const seen = new Set<FirstDeparture['level']>();
  return (departure: FirstDeparture): void => {
    const isNews = seen.size === 0 || (departure.level === 'must' && !seen.has('must'));
    seen.add(departure.level);
    if (isNews) show(departure);
  };
}
