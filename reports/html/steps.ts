import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import { cutText } from '../../spec/cut-text.ts';
import { amountText } from '../text/amount-text.ts';
import { lastSteps, stepText } from '../text/step-text.ts';
import { renderExchange } from './exchange-panes.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { Allowance, PageBudget } from './page-budget.ts';

type Exchanges = readonly RecordedExchange[];

/** One of several exchanges, on a line. */
export function renderExchangeLine(exchange: RecordedExchange, all: Exchanges = [exchange]): Markup {
  const { sent, body, outcome } = stepText(exchange, all);
  return html`<code>${cutText(sent, 140)} <span class="sent">${cutText(body, 160)}</span></code> <span class="outcome">→ ${cutText(outcome, 60)}</span>`;
}

function renderFoldedExchange(exchange: RecordedExchange, all: Exchanges): Markup {
  return html`<details class="fold"><summary>${renderExchangeLine(exchange, all)}</summary>${renderExchange(exchange)}</details>`;
}

/** Exchanges in as much detail as there is room for. */
export function renderExchangeList(
  exchanges: Exchanges,
  whole: Allowance,
  lines: Allowance,
  first = 1,
): Markup {
  const listWith = (render: typeof renderFoldedExchange) =>
    html`<ol class="exchanges">${exchanges.map((exchange, index) => html`<li value="${first + index}">${render(exchange, exchanges)}</li>`)}</ol>`;
  const [list] =
    whole.take(() => [listWith(renderFoldedExchange)]) ??
    lines.take(() => [listWith(renderExchangeLine)]) ??
    [];
  return list ?? html`<p class="note">${amountText(exchanges.length, 'exchange')} in run.json</p>`;
}

/** The exchanges that lead to a finding, in order; the last one is shown below them. */
export function renderSteps(steps: Exchanges, room: PageBudget): Markup {
  if (steps.length < 2) return nothing;
  const { hidden } = lastSteps(steps.slice(0, -1));
  const list = renderExchangeList(steps.slice(hidden, -1), room.steps, room.lines, hidden + 1);
  return html`<div class="steps"><p class="title">Earlier requests, in order</p>${
    hidden === 0 ? nothing : html`<p class="note">${amountText(hidden, 'earlier step')} in run.json</p>`
  }${list}</div>`;
}
