import type { Run } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import { amountText, countText } from '../text/amount-text.ts';
import { skippedByReason } from '../text/finding-status.ts';
import { renderMark } from './mark.ts';
import { html, type Markup, nothing } from './markup.ts';

const mostReasons = 60;
const mostNames = 60;

/** What was not judged, and why: the run as a whole, an operation, checks that were skipped. */
export function renderNotJudged({ notJudged, operations, checks }: Run): Markup {
  const reasons = notJudged
    .slice(0, mostReasons)
    .map((reason) => html`<li>${renderMark('unjudged')}<p>${cutText(reason, 600)}</p></li>`);
  const silent = operations
    .filter((result) => result.notJudged !== undefined)
    .map(
      (result) =>
        html`<li>${renderMark('unjudged')}<p><b>${cutText(result.operation, 60)}</b> ${cutText(result.notJudged ?? '', 600)}</p></li>`,
    );
  const skipped = [...skippedByReason(checks)].slice(0, mostReasons).map(([reason, ids]) => {
    const names = ids.slice(0, mostNames).map((id) => html`<code>${cutText(id, 100)}</code> `);
    const left = ids.length - mostNames;
    return html`<li>${renderMark('skipped')}<p>${amountText(ids.length, 'check')} skipped: ${cutText(reason, 600)}<span class="names">${names}${left > 0 ? `and ${countText(left)} more` : nothing}</span></p></li>`;
  });
  const all = [...reasons, ...silent, ...skipped];
  return all.length === 0
    ? html`<p class="lead">Everything that was selected was judged.</p>`
    : html`<ul class="reasons">${all}</ul>`;
}
