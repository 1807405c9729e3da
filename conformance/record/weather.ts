import type { Weather } from '../run/run-record.ts';
import type { Sender } from '../send/create-sender.ts';

/** A rate as --rate takes it, never above what it says. */
const roundDown = (rate: number) => (rate >= 1 ? Math.floor(rate * 10) / 10 : Math.floor(rate * 1000) / 1000);

/** What came between a run and its deployment; undefined where nothing did. */
export function weatherOf(senders: readonly Sender[]): Weather | undefined {
  const add = (name: keyof Sender['counts']) => senders.reduce((sum, { counts }) => sum + counts[name], 0);
  const rates = senders.flatMap(({ slowedTo }) => slowedTo() ?? []);
  const atATime = senders.flatMap(({ heldTo }) => heldTo() ?? []);
  const weather = {
    waits: add('waits'),
    ...(rates.length === 0 ? {} : { ratePerSecond: roundDown(Math.min(...rates)) }),
    ...(atATime.length === 0 ? {} : { concurrency: Math.min(...atATime) }),
    unanswered: add('unanswered'),
    reused: add('reused'),
    closed: add('closed'),
  };
  return weather.waits + weather.unanswered + weather.closed === 0 ? undefined : weather;
}

/** Why a deployment that went on asking to wait was not judged in whole, and what may be done about it. */
export function explainWeather(weather: Weather | undefined): readonly string[] {
  if (weather === undefined || weather.waits === 0 || weather.unanswered === 0) return [];
  const { unanswered, ratePerSecond, concurrency = 4 } = weather;
  const rate = ratePerSecond === undefined ? '' : ` ${Math.max(1, Math.floor(ratePerSecond))}`;
  const requests = unanswered === 1 ? '1 request' : `${unanswered} requests`;
  return [
    `it asked to wait (429 or 503) until the time was over, and ${requests} had no other answer; send less with --rate${rate}, or fewer at a time with --concurrency ${concurrency}, and give it more time with --max-time`,
  ];
}
