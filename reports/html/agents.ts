import { type AgentRestoration, isAsItWas } from '../../conformance/run/agent-restoration.ts';
import type { Run } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import { amountText } from '../text/amount-text.ts';
import { restorationText } from '../text/restoration-text.ts';
import { renderBody } from './exchange-panes.ts';
import { renderMark } from './mark.ts';
import { html, type Markup, nothing } from './markup.ts';

const mostAgents = 100;

function renderUnrestored(agent: AgentRestoration): Markup {
  if (isAsItWas(agent)) return nothing;
  const { agentId, side, remaining } = agent;
  const { updatePath, update, withheld } = remaining;
  const where = side === undefined ? nothing : html`${side}: `;
  return html`<div class="unrestored"><h3>${renderMark('failed')}<span>${where}agent <code>${cutText(agentId, 80)}</code> was not restored</span></h3><p>To restore it, send this to <code>${cutText(updatePath, 200)}</code>, or use <code>agent-console-kit restore</code>.</p>${renderBody(update)}${
    withheld.length === 0
      ? nothing
      : html`<p class="note">Missing, because their values were not seen or may not be recorded: ${cutText(withheld.join(', '), 600)}.</p>`
  }</div>`;
}

/** What became of the agents that were updated; one that is not as it was comes first. */
export function renderAgents({ restoration }: Run): Markup {
  if (restoration.length === 0) return html`<p class="lead">No agent was updated.</p>`;
  const sorted = restoration.toSorted((left, right) => Number(isAsItWas(left)) - Number(isAsItWas(right)));
  const left = sorted.length - mostAgents;
  const sentences = sorted
    .slice(0, mostAgents)
    .map(
      (agent) =>
        html`<li>${renderMark(isAsItWas(agent) ? 'passed' : 'failed')}<p>${cutText(restorationText(agent), 400)}</p></li>`,
    );
  return html`${sorted.slice(0, 20).map(renderUnrestored)}<ul class="reasons">${sentences}</ul>${left > 0 ? html`<p class="note">and ${amountText(left, 'more agent')} in run.json</p>` : nothing}`;
}
