import type { SecondOpinion, UnreportedDeparture } from '../../conformance/run/second-opinion.ts';
import { cutText } from '../../spec/cut-text.ts';
import { countText } from '../text/amount-text.ts';
import { secondOpinionText } from '../text/second-opinion-text.ts';
import { html, type Markup, nothing } from './markup.ts';

const mostNamed = 50;

function renderUnreported({ request, status, location, message }: UnreportedDeparture): Markup {
  return html`<tr><td><code>${cutText(request, 200)}</code></td><td class="number">${status}</td><td><code>${cutText(location, 200)}</code></td><td>${cutText(message, 400)}</td></tr>`;
}

/** What another tool makes of the answers; never a verdict. */
export function renderSecondOpinion(opinion: SecondOpinion): Markup {
  const lead = html`<p class="lead">${secondOpinionText(opinion)}</p>`;
  if ('missing' in opinion || opinion.violations.length === 0) return lead;
  const { violations } = opinion;
  const left = violations.length - mostNamed;
  return html`${lead}<div class="scroll" role="region" aria-label="What Prism found" tabindex="0"><table class="plain"><thead><tr><th scope="col">request</th><th scope="col" class="number">status</th><th scope="col">where</th><th scope="col">message</th></tr></thead><tbody>${violations.slice(0, mostNamed).map(renderUnreported)}</tbody></table></div>${left > 0 ? html`<p class="note">and ${countText(left)} more in run.json</p>` : nothing}`;
}
