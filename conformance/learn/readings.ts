import { canonicalDecimalText } from '../../spec/decimal-text.ts';
import { mostErrorItems } from '../../spec/dialect-points.ts';
import { JsonNumber } from '../../spec/json-value.ts';
import { isRefusal, isSuccess, type ReadAnswer } from '../observe/read-answer.ts';
import { listedFaults } from './asked.ts';

/** An answer to a point. */
export type Choice = string | number;

/** What one answer tells of one point, if anything. */
export type Read = (answer: ReadAnswer) => Choice | undefined;

/** One choice where it was taken, another where it was refused. */
export const takenOr =
  (taken: Choice, refused: Choice): Read =>
  (answer) =>
    isSuccess(answer) ? taken : isRefusal(answer) ? refused : undefined;

/** The status itself; a failure tells nothing. */
export const readStatus: Read = ({ status }) => (status < 500 || status === 501 ? status : undefined);

/** The status of a refusal, or 200 where it was taken, with whatever success. */
export const statusOrSuccess: Read = (answer) => (isSuccess(answer) ? 200 : readStatus(answer));

/** The status of a refusal, or that it was taken. */
export const statusOrAccept: Read = (answer) => (isSuccess(answer) ? 'accept' : readStatus(answer));

/** What a fault carries beside loc, msg and type. */
export const readExtraKeys: Read = (answer) => {
  const [fault] = listedFaults(answer) ?? [];
  if (fault === undefined) return undefined;
  const keys = ['input', 'ctx', 'url'].filter((key) => key in fault);
  return keys.length === 0 ? 'none' : keys.join('-');
};

export const readFaultCount: Read = (answer) => {
  const faults = listedFaults(answer);
  if (answer.status !== 422) return undefined;
  return faults === undefined ? 'none' : faults.length > 1 ? 'all' : 'first';
};

/** How many of too many faults are listed. */
export const readFaultLimit: Read = (answer) => {
  const faults = listedFaults(answer);
  return faults && String(Math.min(faults.length, mostErrorItems));
};

/** Seconds of the years 1973 to 5138 and milliseconds of the same years do not meet. */
export function readTimeUnit(time: unknown): Choice | undefined {
  const value = time instanceof JsonNumber ? Number(time.text) : time;
  if (typeof value !== 'number' || value < 1e8 || value >= 1e14) return undefined;
  return value >= 1e11 ? 'milliseconds' : 'seconds';
}

/** Whether a field that was set to null is answered as null. */
export const readUnset =
  (name: string): Read =>
  (answer) => {
    if (!isSuccess(answer) || answer.object === undefined) return undefined;
    if (!Object.hasOwn(answer.object, name)) return 'left-out';
    return answer.object[name] === null ? 'null' : undefined;
  };

export const readKeyEcho =
  (sent: string): Read =>
  (answer) => {
    if (!isSuccess(answer) || answer.object === undefined) return undefined;
    const key = answer.object['api_key'];
    return key === sent ? 'plain' : typeof key === 'string' && key !== '' ? 'masked' : 'left-out';
  };

function withoutLastZeros(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '0') end -= 1;
  return text.slice(0, end < text.length && text[end - 1] === '.' ? end - 1 : end);
}

/** How a decimal text that was sent is spelled in the answer. */
export const readScoreSpelling =
  (sent: string): Read =>
  (answer) => {
    const score = isSuccess(answer) ? answer.object?.['test_score'] : undefined;
    const canonical = canonicalDecimalText(sent);
    if (score === sent) return 'as-sent';
    if (score === canonical) return 'canonical';
    return score === withoutLastZeros(canonical) ? 'shortest' : undefined;
  };

/** Which spelling of a path a redirect leads to; undefined where there is none. */
export const readRedirect: Read = ({ redirects, status, headers }) => {
  const [first] = redirects;
  const unfollowed = status === 307 || status === 308 ? headers['location'] : undefined;
  const place = (first ?? unfollowed)?.replace(/[?#].*$/s, '');
  if (place === undefined) return undefined;
  return place.endsWith('/') ? 'redirect-to-slash' : 'redirect-to-no-slash';
};

export const readRedirectStatus: Read = ({ redirects, status }) => {
  const code = Number.parseInt(redirects[0] ?? '', 10);
  if (!Number.isNaN(code)) return code;
  return status === 307 || status === 308 ? status : undefined;
};
