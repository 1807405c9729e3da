import type { Weather } from '../../conformance/run/run-record.ts';
import { amountText, countText } from './amount-text.ts';

/** What disturbed a run on its way to the deployment, in a sentence or two; none where nothing did. */
export function weatherText(weather: Weather | undefined): readonly string[] {
  if (weather === undefined) return [];
  const { waits, ratePerSecond, concurrency, closed, reused } = weather;
  const rate = ratePerSecond === undefined ? '' : `; slowed to ${ratePerSecond} requests a second`;
  const most = concurrency === undefined ? '' : `; held to ${amountText(concurrency, 'request')} at a time`;
  const waited = `the deployment asked to wait ${amountText(waits, 'time')} (429 or 503), and the run waited${rate}${most}`;
  const broken = `the deployment closed ${countText(closed)} of ${amountText(reused, 'reused connection')} without an answer`;
  return [...(waits === 0 ? [] : [waited]), ...(closed === 0 ? [] : [broken])];
}
