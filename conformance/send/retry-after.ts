import type { Answer } from '../run/exchange.ts';

/** That a deployment is busy, and how long it asks to wait: in milliseconds, undefined where it does not say. */
export interface Busy {
  readonly askedMs: number | undefined;
  /** Whether it may as well have failed at this request: servers and proxies that have no more room say no more than 503. */
  readonly mayBeFailure: boolean;
}

// RFC 9110, 5.6.7: all three forms of a date begin with the day, and Date.parse reads them.
const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/;

/** Whether an answer asks to come back later: 429 and 503. Undefined when the answer stands. */
export function readBusy(answer: Pick<Answer, 'status' | 'headers'>, now: number): Busy | undefined {
  if (answer.status !== 429 && answer.status !== 503) return undefined;
  const askedMs = readRetryAfter(answer.headers, now);
  return { askedMs, mayBeFailure: answer.status === 503 && askedMs === undefined };
}

// RFC 9110, 10.2.3: seconds or a date. A date is read against the deployment's own clock where it tells it.
function readRetryAfter(headers: Answer['headers'], now: number): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = readDate(value);
  return until === undefined ? undefined : Math.max(0, until - (readDate(headers['date'] ?? '') ?? now));
}

function readDate(text: string): number | undefined {
  const time = httpDate.test(text)
    ? Date.parse(/(?:GMT|UTC)$/.test(text) ? text : `${text} GMT`)
    : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
