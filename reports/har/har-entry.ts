import type { Entry, Header, QueryString, Request, Response } from 'har-format';
import type { RecordedExchange } from '../../conformance/run/run-record.ts';
import { silenceText } from '../text/silence-text.ts';
import { bytesOfBody, harContent, postDataOf } from './har-body.ts';
import { harUrl } from './har-url.ts';

const httpVersion = 'HTTP/1.1';

const headersOf = (headers: Readonly<Record<string, string>>): Header[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/** The query as a browser reads it; what was sent need not be a url at all. */
function queryOf(url: string): QueryString[] {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
  return [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
}

function requestOf({ request }: RecordedExchange): Request {
  return {
    method: request.method,
    url: harUrl(request.url),
    httpVersion,
    cookies: [],
    headers: headersOf(request.headers),
    queryString: queryOf(request.url),
    ...postDataOf(request),
    headersSize: -1,
    bodySize: bytesOfBody(request),
  };
}

/** Status 0 is how browsers write down that nothing came; `_error` is what they show instead. */
function silentResponse(silence: string, detail: string): Response {
  const shown = { _error: silence };
  return {
    status: 0,
    statusText: '',
    httpVersion,
    cookies: [],
    headers: [],
    content: { size: 0, mimeType: 'x-unknown' },
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
    comment: `${silenceText(silence)}: ${detail}`,
    ...shown,
  };
}

function responseOf({ response }: RecordedExchange): Response {
  if ('silence' in response) return silentResponse(response.silence, response.detail);
  const { status, headers, body, redirects } = response;
  const note = redirects.length === 0 ? {} : { comment: `after redirects: ${redirects.join(', ')}` };
  return {
    status,
    statusText: '',
    httpVersion,
    cookies: [],
    headers: headersOf(headers),
    content: harContent(body, headers),
    redirectURL: headers['location'] ?? '',
    headersSize: -1,
    bodySize: -1,
    ...note,
  };
}

/** Which page an exchange belongs to, and when it began. */
export interface EntryPlace {
  readonly pageref: string;
  readonly startedDateTime: string;
  readonly comment: string;
}

/** An exchange as a browser would have written it down. */
export function entryOf(
  exchange: RecordedExchange,
  { pageref, startedDateTime, comment }: EntryPlace,
): Entry {
  const { ms } = exchange.response;
  return {
    pageref,
    startedDateTime,
    time: ms,
    request: requestOf(exchange),
    response: responseOf(exchange),
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    comment,
  };
}
