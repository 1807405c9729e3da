import { namesAt } from '../../conformance/run/place.ts';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import type { Finding } from '../../conformance/run/run-record.ts';
import { parseJson } from '../../spec/json-parse.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { findPlace, type JsonPath } from '../place.ts';
import { findInUrl } from '../url-place.ts';
import { longestJson } from './body-text.ts';
import { findFirstDifference } from './first-difference.ts';
import type { TextSpan } from './marked-line.ts';

/** Where in an exchange to show the reader what is wrong. */
export interface Highlight {
  /** The names that lead to it; looked for in the bodies. */
  readonly names: readonly string[];
  /** Where it is in a body that does not name the place. */
  readonly path?: JsonPath;
  /** It is in the url, and nowhere else in the request. */
  readonly inUrl?: TextSpan;
  /** It is in the first line of the answer. */
  readonly inHead?: 'status' | 'content-type';
}

/** Where to look in a finding's own exchange. */
export function highlightOf(finding: Finding, updatePath: string): Highlight {
  const { place, code } = finding;
  const inUrl = findInUrl(finding, updatePath);
  const isInStatus = code.startsWith('status-') || code.startsWith('accepted-');
  const inHead = isInStatus ? 'status' : place.part === 'answer-header' ? 'content-type' : undefined;
  return {
    names: namesAt(place),
    ...(inUrl === undefined ? {} : { inUrl }),
    ...(inHead === undefined ? {} : { inHead }),
  };
}

const headOf = ({ response }: RecordedExchange): readonly [status: string, type: string] =>
  'silence' in response
    ? [response.silence, '']
    : [String(response.status), response.headers['content-type'] ?? ''];

function bodyOf({ response }: RecordedExchange): JsonValue | undefined {
  const parsed =
    'silence' in response || response.body.length > longestJson ? undefined : parseJson(response.body);
  return parsed?.ok === true ? parsed.value : undefined;
}

/** Where two answers to one request differ: in the status, in the content-type, or else at the finding's place. */
export function highlightBetween(
  { place }: Finding,
  left: RecordedExchange,
  right: RecordedExchange,
): Highlight {
  const [[status, type], [otherStatus, otherType]] = [headOf(left), headOf(right)];
  if (status !== otherStatus) return { names: [], inHead: 'status' };
  if (type !== otherType) return { names: [], inHead: 'content-type' };
  const names = namesAt(place);
  const [one, another] = [bodyOf(left), bodyOf(right)];
  const isNamed = [one, another].some((body) => body !== undefined && findPlace(body, names) !== undefined);
  const path =
    isNamed || one === undefined || another === undefined ? undefined : findFirstDifference(one, another);
  return path === undefined ? { names } : { names, path };
}
