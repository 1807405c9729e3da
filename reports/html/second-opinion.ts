import type { SecondOpinion, UnreportedDeparture } from '../../conformance/run/run-record.ts';
import { amountText, countText } from './amount-text.ts';
import { cutText } from './cut-text.ts';
import { html, type Markup, nothing } from './markup.ts';

const mostNamed = 50;

function renderDeparture({ request, status, location, message }: UnreportedDeparture): Markup {
  return html`<tr><td><code>${cutText(request, 200)}</code></td><td class="number">${status}</td><td><code>${cutText(location, 200)}</code></td><td>${cutText(message, 400)}</td></tr>`;
}

/** What another tool makes of the answers; never a verdict. */
export function renderSecondOpinion(opinion: SecondOpinion): Markup {
  const by = `Prism ${cutText(opinion.version, 40)}`;
  if ('missing' in opinion)
    return html`<p class="lead">${by} has no opinion: ${cutText(opinion.missing, 600)}.</p>`;
  const { requests, agreed, violations } = opinion;
  const left = violations.length - mostNamed;
  const table =
    violations.length === 0
      ? nothing
      : html`<div class="scroll" role="region" aria-label="What Prism sees" tabindex="0"><table class="plain"><thead><tr><th scope="col">request</th><th scope="col" class="number">status</th><th scope="col">where</th><th scope="col">what it says</th></tr></thead><tbody>${violations.slice(0, mostNamed).map(renderDeparture)}</tbody></table></div>`;
  return html`<p class="lead">${by} saw ${amountText(requests, 'answer')} and, in ${countText(agreed)} of them, nothing that this run does not report. It is shown beside the verdict and is no part of it.</p>${table}${left > 0 ? html`<p class="note">and ${countText(left)} more in run.json</p>` : nothing}`;
}
