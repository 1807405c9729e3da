import type { Finding, RecordedExchange } from '../../conformance/run/run-record.ts';
import { parseJson } from '../../spec/json-parse.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { findPlace, type JsonPath } from '../place.ts';
import { findInUrl } from '../url-place.ts';
import { findFirstDifference } from './first-difference.ts';
import { longestJson } from './shown-body.ts';
import type { Span } from './shown-line.ts';

/** Where an exchange departs from what was expected. */
export interface Departure {
  /** As the finding names it; looked for in the bodies. */
  readonly place: string;
  /** Where it is in a body that does not name the place. */
  readonly path?: JsonPath;
  /** It is in the url, and nowhere else in the request. */
  readonly inUrl?: Span;
  /** It is in the first line of the answer. */
  readonly inHead?: 'status' | 'content-type';
}

/** Where a finding's own exchange departs. */
export function departureOf(finding: Finding, updatePath: string): Departure {
  const { place, kind, actual } = finding;
  const inUrl = findInUrl(finding, updatePath);
  const inHead = /^(?:status \d|accepted\b)/.test(kind)
    ? 'status'
    : actual.startsWith('content-type:')
      ? 'content-type'
      : undefined;
  return {
    place,
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

/** Where two answers to one request part: in the status, in the content-type, or else at the finding's place. */
export function departureBetween(
  { place }: Finding,
  left: RecordedExchange,
  right: RecordedExchange,
): Departure {
  const [[status, type], [otherStatus, otherType]] = [headOf(left), headOf(right)];
  if (status !== otherStatus) return { place: '', inHead: 'status' };
  if (type !== otherType) return { place, inHead: 'content-type' };
  const [one, another] = [bodyOf(left), bodyOf(right)];
  const isNamed = [one, another].some((body) => body !== undefined && findPlace(body, place) !== undefined);
  const path =
    isNamed || one === undefined || another === undefined ? undefined : findFirstDifference(one, another);
  return path === undefined ? { place } : { place, path };
}
