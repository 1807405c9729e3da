import type { Finding } from '../../../conformance/run/run-record.ts';
import { findInUrl } from '../../../reports/url-place.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { durationText } from './amount-text.ts';
import { showBody, showBytes } from './show-body.ts';
import { showAnsweredHeaders, showSentHeaders } from './show-headers.ts';
import { cutLine, type ShownLine, type Span } from './shown-line.ts';

/** A url that is wider than the sheet is worth more than its alignment. */
const longestUrl = 200;

/** What was sent, with the place that matters marked in the url or in the body. */
export function showSent(finding: Finding, updatePath: string, width: number): readonly ShownLine[] {
  const { method, url, headers, body, bodyEncoding } = finding.exchange.request;
  const inUrl = findInUrl(finding, updatePath);
  const place = inUrl === undefined ? undefined : { ...inUrl, at: inUrl.at + method.length + 1 };
  const start = `${method} ${url}`;
  const bodyLines =
    body === undefined
      ? []
      : bodyEncoding === 'base64'
        ? showBytes(body, width)
        : showBody(body, inUrl === undefined ? finding.place : '', width);
  return [
    place === undefined ? { text: visibleText(start, longestUrl) } : cutLine(start, width, place),
    ...showSentHeaders(headers, body !== undefined, width),
    ...bodyLines,
  ];
}

const silences: Readonly<Record<string, string>> = {
  timeout: 'no answer in time',
  reset: 'the connection was broken',
  refused: 'the connection was refused',
  unresolved: 'the host name was not found',
  'not-http': 'an answer that is no HTTP',
  'too-large': 'an answer that is too large',
  redirects: 'a circle of redirects',
  certificate: 'a certificate that is not trusted',
  aborted: 'the run was ended before the answer',
};

/** The status or the content-type, where that is what departs; else the place is in the body. */
function placeInHead({ kind, actual }: Finding, status: string, type: string): Span | undefined {
  if (/^(?:status \d|accepted\b)/.test(kind)) return { at: 0, length: status.length };
  return actual.startsWith('content-type:') ? { at: status.length + 2, length: type.length } : undefined;
}

/** What came back, with the place that matters marked in the body. */
export function showAnswer(finding: Finding, width: number): readonly ShownLine[] {
  const { place, actual } = finding;
  const { response } = finding.exchange;
  if ('silence' in response) {
    const what = silences[response.silence] ?? response.silence;
    return [
      { text: visibleText(`${what}, after ${durationText(response.ms)}`, width) },
      ...(actual.includes(response.detail) ? [] : [{ text: visibleText(response.detail, width) }]),
    ];
  }
  const { status, headers, body, ms, redirects } = response;
  const type = headers['content-type'] ?? 'no content-type';
  return [
    ...redirects.slice(0, 5).map((redirect) => ({ text: visibleText(`redirected: ${redirect}`, width) })),
    cutLine(`${status}  ${type}  in ${durationText(ms)}`, width, placeInHead(finding, String(status), type)),
    ...showAnsweredHeaders(headers, width),
    ...(body === '' ? [{ text: '(no body)' }] : showBody(body, place, width)),
  ];
}
