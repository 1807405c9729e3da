import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import type { OperationResult, Run } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import { countText, shareText } from '../text/amount-text.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { PageBudget } from './page-budget.ts';
import { renderExchangeList } from './steps.ts';

const mostStatuses = 40;
const mostSamples = 60;

/** What a status says of an answer; whatever is no status is silence. */
function kindOf(status: string): string {
  const [, first] = /^([1-5])\d\d$/.exec(status) ?? [];
  return first === undefined ? 'silent' : `s${first}`;
}

/** How an operation answered, as one bar. */
function renderBar({ requests, statuses }: OperationResult): Markup {
  let at = 0;
  const parts = Object.entries(statuses)
    .slice(0, mostStatuses)
    .map(([status, count]) => {
      const width = requests === 0 ? 0 : (count / requests) * 100;
      const part = html`<rect class="${kindOf(status)}" x="${at.toFixed(2)}%" width="${width.toFixed(2)}%" height="10"/>`;
      at += width;
      return part;
    });
  return html`<svg class="shares" aria-hidden="true" width="100%" height="10">${parts}</svg>`;
}

function renderOperation(result: OperationResult): Markup {
  const entries = Object.entries(result.statuses)
    .slice(0, mostStatuses)
    .map(
      ([status, count]) =>
        html`<li><span class="swatch ${kindOf(status)}"></span><b>${cutText(status, 20)}</b> ${countText(count)} <span class="share">${shareText(count, result.requests)}</span></li>`,
    );
  return html`<div class="operation"><h3>${cutText(result.operation, 60)}</h3>${renderBar(result)}<ul class="statuses">${entries}</ul>${
    result.notJudged === undefined
      ? nothing
      : html`<p class="note">not judged: ${cutText(result.notJudged, 400)}</p>`
  }</div>`;
}

function renderSamples(samples: readonly RecordedExchange[], room: PageBudget): Markup {
  if (samples.length === 0) return nothing;
  return html`<details class="fold"><summary>One example exchange per operation and status</summary>${renderExchangeList(samples.slice(0, mostSamples), room.samples, room.lines)}</details>`;
}

/** How each operation answered, with an example of each. */
export function renderAnswers({ operations, samples = [] }: Run, room: PageBudget): Markup {
  return html`<div class="operations">${operations.map(renderOperation)}</div>${renderSamples(samples, room)}`;
}
