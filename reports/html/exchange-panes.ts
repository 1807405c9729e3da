import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import { type BodyText, bodyText } from '../text/body-text.ts';
import { answerText, type MessageText, requestText } from '../text/exchange-text.ts';
import type { Highlight } from '../text/highlight.ts';
import { pageWindow } from '../text/text-window.ts';
import { renderLine, renderLines } from './marked-line.ts';
import { html, type Markup, nothing } from './markup.ts';

function renderBodyText({ lines, note }: BodyText): Markup {
  return html`${lines.length === 0 ? nothing : renderLines(lines)}${note === undefined ? nothing : html`<p class="note">${note}</p>`}`;
}

export function renderBody(body: string): Markup {
  return renderBodyText(bodyText(body, {}, pageWindow));
}

function renderPane(title: string, { head, took, headers, body }: MessageText): Markup {
  const list = headers.map((text) => html`<li>${renderLine({ text })}</li>`);
  return html`<div class="pane"><p class="title">${title}${took === undefined ? nothing : html` <span class="took">${took}</span>`}</p><p class="head">${renderLine(head)}</p>${list.length === 0 ? nothing : html`<ul class="headers">${list}</ul>`}${renderBodyText(body)}</div>`;
}

export function renderRequest(exchange: RecordedExchange, highlight?: Highlight): Markup {
  return renderPane('Request', requestText(exchange, pageWindow, highlight));
}

export function renderAnswer(exchange: RecordedExchange, highlight?: Highlight, title = 'Answer'): Markup {
  return renderPane(title, answerText(exchange, pageWindow, highlight));
}

export function renderExchange(exchange: RecordedExchange, highlight?: Highlight): Markup {
  return html`<div class="panes">${renderRequest(exchange, highlight)}${renderAnswer(exchange, highlight)}</div>`;
}
