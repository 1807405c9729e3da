import type { Weather } from '../../../conformance/run/run-record.ts';
import { amountText, countText } from './amount-text.ts';

/** What came between a run and its deployment, in a sentence or two; none where nothing did. */
export function describeWeather(weather: Weather | undefined): readonly string[] {
  if (weather === undefined) return [];
  const { waits, ratePerSecond, closed, reused } = weather;
  const rate = ratePerSecond === undefined ? '' : `; sent ${ratePerSecond} a second in the end`;
  const waited = `it asked to wait ${amountText(waits, 'time')} (429 or 503), and was waited for${rate}`;
  const broken = `it closed ${countText(closed)} of ${amountText(reused, 'connection')} that had just served, without an answer`;
  return [...(waits === 0 ? [] : [waited]), ...(closed === 0 ? [] : [broken])];
}
