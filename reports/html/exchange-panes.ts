import type { RecordedExchange } from '../../conformance/run/run-record.ts';
import { durationText } from './amount-text.ts';
import { cutText } from './cut-text.ts';
import type { Departure } from './departure.ts';
import { html, type Markup, nothing } from './markup.ts';
import { renderBody, renderBytes } from './shown-body.ts';
import { renderLine, type ShownLine } from './shown-line.ts';

type Headers = Readonly<Record<string, string>>;

/** Every request carries these, and none decides how it is judged. */
const ofEveryRequest =
  /^(?:host|connection|content-length|accept|accept-encoding|user-agent|x-agent-console-kit-.*)$/i;

/** Headers of an answer that tell why it is as it is; its content-type stands beside the status. */
const telling = /^(?:allow|location|retry-after|www-authenticate|content-encoding)$/i;

const mostHeaders = 8;
const longestText = 600;

const silences: ReadonlyMap<string, string> = new Map([
  ['timeout', 'no answer in time'],
  ['reset', 'the connection was broken'],
  ['refused', 'the connection was refused'],
  ['unresolved', 'the host name was not found'],
  ['not-http', 'an answer that is no HTTP'],
  ['too-large', 'an answer that is too large'],
  ['redirects', 'a circle of redirects'],
  ['certificate', 'a certificate that is not trusted'],
  ['other-origin', 'not sent on to another origin'],
  ['busy', 'nothing but 429 or 503'],
  ['aborted', 'the run was ended before the answer'],
]);

function renderHeaders(headers: Headers, isShown: (name: string) => boolean): Markup {
  const shown = Object.entries(headers)
    .filter(([name]) => isShown(name))
    .slice(0, mostHeaders)
    .map(
      ([name, value]) => html`<li>${renderLine({ text: cutText(`${name}: ${value}`, longestText) })}</li>`,
    );
  return shown.length === 0 ? nothing : html`<ul class="headers">${shown}</ul>`;
}

const headLine = (line: ShownLine): Markup => html`<p class="head">${renderLine(line)}</p>`;

/** What was sent. */
export function renderRequest(
  { request }: RecordedExchange,
  departure?: Departure,
  title = 'Request',
): Markup {
  const { method, url, headers, body, bodyEncoding } = request;
  const inUrl = departure?.inUrl;
  const start = `${cutText(method, 20)} `;
  const line = { text: start + cutText(url, longestText) };
  const mark = inUrl === undefined ? {} : { mark: { at: start.length + inUrl.at, length: inUrl.length } };
  const isBare = body !== undefined && !Object.keys(headers).some((name) => /^content-type$/i.test(name));
  const place = inUrl === undefined ? departure?.place : '';
  return html`<div class="pane"><p class="title">${title}</p>${headLine({ ...line, ...mark })}${renderHeaders(headers, (name) => !ofEveryRequest.test(name))}${
    isBare ? html`<p class="note">(no content-type)</p>` : nothing
  }${body === undefined ? html`<p class="note">(no body)</p>` : bodyEncoding === 'base64' ? renderBytes(body) : renderBody(body, place)}</div>`;
}

/** What came back. */
export function renderAnswer(
  { response }: RecordedExchange,
  departure?: Departure,
  title = 'Answer',
): Markup {
  if ('silence' in response) {
    const what = cutText(silences.get(response.silence) ?? response.silence, longestText);
    const line = { text: `${what}, after ${durationText(response.ms)}` };
    const mark = departure === undefined ? {} : { mark: { at: 0, length: what.length } };
    return html`<div class="pane"><p class="title">${title}</p>${headLine({ ...line, ...mark })}<p class="note">${cutText(response.detail, longestText)}</p></div>`;
  }
  const { status, headers, body, ms, redirects } = response;
  const type = cutText(headers['content-type'] ?? 'no content-type', 200);
  const text = `${status}  ${type}`;
  const mark =
    departure?.inHead === 'status'
      ? { mark: { at: 0, length: String(status).length } }
      : departure?.inHead === 'content-type'
        ? { mark: { at: text.length - type.length, length: type.length } }
        : {};
  return html`<div class="pane"><p class="title">${title} <span class="took">in ${durationText(ms)}</span></p>${redirects
    .slice(0, 5)
    .map(
      (redirect) => html`<p class="note">redirected: ${cutText(redirect, 200)}</p>`,
    )}${headLine({ text, ...mark })}${renderHeaders(headers, (name) => telling.test(name))}${
    body === '' ? html`<p class="note">(no body)</p>` : renderBody(body, departure?.place, departure?.path)
  }</div>`;
}

/** A request and its answer, side by side. */
export function renderExchange(exchange: RecordedExchange, departure?: Departure): Markup {
  return html`<div class="panes">${renderRequest(exchange, departure)}${renderAnswer(exchange, departure)}</div>`;
}
