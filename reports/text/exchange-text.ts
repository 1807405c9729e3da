import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import { cutText } from '../../spec/cut-text.ts';
import { durationText } from './amount-text.ts';
import { type BodyText, bodyText, bytesText } from './body-text.ts';
import type { Highlight } from './highlight.ts';
import type { MarkedLine } from './marked-line.ts';
import { silenceText } from './silence-text.ts';
import type { WindowSize } from './text-window.ts';

type Headers = Readonly<Record<string, string>>;

/** What was sent, or what came back, as it is shown. */
export interface MessageText {
  /** Method and url, or status and content-type. */
  readonly head: MarkedLine;
  /** How long the answer took, where there was one. */
  readonly took?: string;
  /** The headers that matter, and redirects that were followed. */
  readonly headers: readonly string[];
  readonly body: BodyText;
}

/** Every request carries these, and none decides how it is judged. */
const ofEveryRequest =
  /^(?:host|connection|content-length|accept|accept-encoding|user-agent|x-agent-console-kit-.*)$/i;

/** Headers of an answer that explain it; its content-type stands beside the status. */
const explaining = /^(?:allow|location|retry-after|www-authenticate|content-encoding)$/i;

const mostHeaders = 8;
const mostRedirects = 5;
const longestText = 600;

const headersOf = (headers: Headers, isShown: (name: string) => boolean): readonly string[] =>
  Object.entries(headers)
    .filter(([name]) => isShown(name))
    .slice(0, mostHeaders)
    .map(([name, value]) => cutText(`${name}: ${value}`, longestText));

const noBody: BodyText = { lines: [], note: '(no body)' };

/** What was sent, with the place that matters marked in the url or in the body. */
export function requestText(
  { request }: RecordedExchange,
  size: WindowSize,
  highlight?: Highlight,
): MessageText {
  const { method, url, headers, body, bodyEncoding } = request;
  const { inUrl, names = [] } = highlight ?? {};
  const start = `${cutText(method, 20)} `;
  const text = start + cutText(url, longestText);
  const hasNoType = body !== undefined && !Object.keys(headers).some((name) => /^content-type$/i.test(name));
  return {
    head: inUrl === undefined ? { text } : { text, mark: { ...inUrl, at: start.length + inUrl.at } },
    headers: [
      ...headersOf(headers, (name) => !ofEveryRequest.test(name)),
      ...(hasNoType ? ['(no content-type)'] : []),
    ],
    body:
      body === undefined
        ? method === 'GET'
          ? { lines: [] }
          : noBody
        : bodyEncoding === 'base64'
          ? bytesText(body, size)
          : bodyText(body, { names: inUrl === undefined ? names : [] }, size),
  };
}

/** What came back, with the place that matters marked in the first line or in the body. */
export function answerText(
  { response }: RecordedExchange,
  size: WindowSize,
  highlight?: Highlight,
): MessageText {
  if ('silence' in response) {
    const what = cutText(silenceText(response.silence), longestText);
    const text = `${what}, after ${durationText(response.ms)}`;
    const mark = highlight === undefined ? {} : { mark: { at: 0, length: what.length } };
    const note = cutText(response.detail, longestText);
    return { head: { text, ...mark }, headers: [], body: note === '' ? { lines: [] } : { lines: [], note } };
  }
  const { status, headers, body, bodyLength, ms, redirects } = response;
  const type = cutText(headers['content-type'] ?? 'no content-type', 200);
  const text = `${status}  ${type}`;
  const marks = {
    status: { at: 0, length: String(status).length },
    'content-type': { at: text.length - type.length, length: type.length },
  };
  const inHead = highlight?.inHead;
  return {
    head: inHead === undefined ? { text } : { text, mark: marks[inHead] },
    took: `in ${durationText(ms)}`,
    headers: [
      ...redirects.slice(0, mostRedirects).map((redirect) => `redirected: ${cutText(redirect, 200)}`),
      ...headersOf(headers, (name) => explaining.test(name)),
    ],
    body: body === '' ? noBody : bodyText(body, highlight ?? {}, size, bodyLength),
  };
}
