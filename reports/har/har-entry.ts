import type { Content, Entry, Header, PostData, QueryString, Request, Response } from 'har-format';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import { silenceText } from '../text/silence-text.ts';
import { harUrl } from './har-url.ts';

const httpVersion = 'HTTP/1.1';

const headersOf = (headers: Readonly<Record<string, string>>): Header[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/** The query as a browser reads it; what was sent need not be a url at all. */
function queryOf(url: string): QueryString[] {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
  return [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
}

const encoder = new TextEncoder();

/** How many bytes a body had on the wire: text goes as UTF-8. */
function bytesOfBody({ body, bodyEncoding }: RecordedExchange['request']): number {
  if (body === undefined) return 0;
  if (bodyEncoding === undefined) return encoder.encode(body).length;
  return Math.floor((body.replace(/={1,2}$/, '').length * 3) / 4);
}

/** What was sent. HAR has no encoding for it, so bytes that are no text are told by a field of ours, and so are chunks. */
function postDataOf(request: RecordedExchange['request']): { readonly postData?: PostData } {
  const { body, bodyEncoding, chunkedAt, headers } = request;
  if (body === undefined) return {};
  const mimeType = headers['content-type'] ?? '';
  const encoding = bodyEncoding === undefined ? {} : { _encoding: bodyEncoding, comment: 'not text: base64' };
  const transfer = chunkedAt === undefined ? {} : { _chunkedAt: chunkedAt };
  return { postData: { mimeType, text: body, ...encoding, ...transfer } };
}

/** What a record puts behind a body that it keeps only in part. */
const cutMark = /… \((\d+) characters\)$/;

/** What came back; a body that is kept only in part says so. */
function harContent(body: string, headers: Readonly<Record<string, string>>): Content {
  const whole = cutMark.exec(body.slice(-60))?.[1];
  const note = whole === undefined ? {} : { comment: `recorded in part: ${whole} characters in all` };
  return {
    size: encoder.encode(body).length,
    mimeType: headers['content-type'] ?? 'x-unknown',
    text: body,
    ...note,
  };
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
    ...(request.wire === undefined ? {} : { comment: `sent as ${request.wire}, as no HTTP client sends it` }),
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

/** An exchange as a browser would have written it down, on a page, with the time when it began. */
export function entryOf(
  exchange: RecordedExchange,
  { pageref, startedDateTime, comment }: Readonly<Record<'pageref' | 'startedDateTime' | 'comment', string>>,
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
