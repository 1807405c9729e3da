import type { RecordedExchange } from '../../conformance/run/run-record.ts';
import type { Allowance } from './allowance.ts';
import { amountText } from './amount-text.ts';
import { cutText } from './cut-text.ts';
import { renderExchange } from './exchange-panes.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { Room } from './room.ts';

/** A fault that needs more steps than this is read in the record. */
const mostSteps = 20;

/** Ids are told apart by their beginning, and their end would push the body out of sight. */
const shortenIds = (path: string) => path.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f-]{22}/gi, '$1…');

const pathOf = (url: string) => shortenIds(url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '') || '/');

function describeBody({ body = '', bodyEncoding }: RecordedExchange['request']): string {
  return bodyEncoding === 'base64' ? '(bytes that are no text)' : body;
}

/** An exchange on one line. */
export function renderExchangeLine({ request, response }: RecordedExchange): Markup {
  const outcome = 'silence' in response ? response.silence : String(response.status);
  return html`<code>${cutText(request.method, 20)} ${cutText(pathOf(request.url), 120)} <span class="sent">${cutText(describeBody(request), 160)}</span></code> <span class="outcome">→ ${cutText(outcome, 40)}</span>`;
}

/** An exchange that opens from one line. */
export function renderFoldedExchange(exchange: RecordedExchange): Markup {
  return html`<details class="fold"><summary>${renderExchangeLine(exchange)}</summary>${renderExchange(exchange)}</details>`;
}

/** Exchanges in as much detail as there is room for. */
export function renderExchangeList(
  exchanges: readonly RecordedExchange[],
  whole: Allowance,
  lines: Allowance,
  first = 1,
): Markup {
  const listWith = (render: (exchange: RecordedExchange) => Markup) =>
    html`<ol class="exchanges">${exchanges.map((exchange, index) => html`<li value="${first + index}">${render(exchange)}</li>`)}</ol>`;
  const [list] =
    whole.take(() => [listWith(renderFoldedExchange)]) ??
    lines.take(() => [listWith(renderExchangeLine)]) ??
    [];
  return list ?? html`<p class="note">${amountText(exchanges.length, 'exchange')} in run.json</p>`;
}

/** The exchanges that lead to a finding, in order; the last one is shown below them. */
export function renderSteps(steps: readonly RecordedExchange[], room: Room): Markup {
  if (steps.length < 2) return nothing;
  const hidden = Math.max(0, steps.length - 1 - mostSteps);
  const list = renderExchangeList(steps.slice(hidden, -1), room.steps, room.lines, hidden + 1);
  return html`<div class="steps"><p class="title">before it, in this order</p>${
    hidden === 0 ? nothing : html`<p class="note">${amountText(hidden, 'earlier step')} in run.json</p>`
  }${list}</div>`;
}
