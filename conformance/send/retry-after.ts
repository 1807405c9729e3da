import type { Answer } from '../run/exchange.ts';

const step = 250;
const triesWithoutWord = 4;

// RFC 9110, 5.6.7: all three forms of a date begin with the day, and Date.parse reads them.
const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/;

/** How long to wait before an answer is asked for again, in milliseconds; undefined when the answer stands. */
export function chooseWait(
  answer: Pick<Answer, 'status' | 'headers'>,
  waitedBefore: number,
  now: number,
): number | undefined {
  if (answer.status !== 429 && answer.status !== 503) return undefined;
  const asked = readRetryAfter(answer.headers, now);
  // A step at least: "Retry-After: 0" again and again would be a storm.
  if (asked !== undefined) return Math.max(asked, step);
  return answer.status === 429 && waitedBefore < triesWithoutWord ? step * 2 ** waitedBefore : undefined;
}

// RFC 9110, 10.2.3: seconds or a date. A date is read against the deployment's own clock where it tells it.
function readRetryAfter(headers: Answer['headers'], now: number): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = readDate(value);
  return until === undefined ? undefined : until - (readDate(headers['date'] ?? '') ?? now);
}

function readDate(text: string): number | undefined {
  const time = httpDate.test(text)
    ? Date.parse(/(?:GMT|UTC)$/.test(text) ? text : `${text} GMT`)
    : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
