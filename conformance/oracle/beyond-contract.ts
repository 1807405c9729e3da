import type { OperationName, SentRequest } from '../run/exchange.ts';
import { isPipelined } from '../run/wire-form.ts';
import { type Expectation, openAt } from './expectation.ts';

/** Whether every answer of the contract fits, be it beside what else would do. */
const takesJson = (accept: string): boolean =>
  accept.split(',').some((range) => ['*/*', 'application/json'].includes(range.trim().toLowerCase()));

/** What says of an answer that it may come compressed: it is the same answer. */
const plainEncodings = /^(?:(?:gzip|deflate|br|identity|\*)(?:\s*,\s*|$))+$/i;

/** Languages as browsers list them are for people: msg may be in one, and numbers are not written otherwise for it. */
const plainLanguages =
  /^[a-z]{2}(?:-[A-Z]{2})?(?:;q=[01](?:\.\d)?)?(?:, ?[a-z]{2}(?:-[A-Z]{2})?(?:;q=[01](?:\.\d)?)?){1,9}$/;

const isPlain = ([name, value]: readonly [string, string]): boolean =>
  name === 'content-type' ||
  (name === 'accept' && takesJson(value)) ||
  (name === 'accept-language' && plainLanguages.test(value)) ||
  (name === 'accept-encoding' && plainEncodings.test(value.trim()));

/**
 * What a request asks of HTTP that no clause tells of: a header, a query or a form of the bytes by which a server may well answer otherwise.
 * Undefined where it asks for nothing but an operation of the contract.
 */
export function findBeyond(
  { headers, wire }: SentRequest,
  operation: OperationName,
  query: string,
): Expectation | undefined {
  if (wire !== undefined && !isPipelined(wire)) return openAt(['request', wire], 'raw-http');
  const header = Object.entries(headers).find((one) => !isPlain(one));
  if (header !== undefined) return openAt(['header', header[0]], 'other-header');
  return query === '' || operation === 'listAgents' ? undefined : openAt(['query'], 'other-query');
}
