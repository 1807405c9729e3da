import type { Run } from '../../conformance/run/run-record.ts';
import { countText } from './amount-text.ts';
import { cutText } from './cut-text.ts';
import { renderFacts } from './facts.ts';
import { levels, statuses, statusOfCheck } from './finding-status.ts';
import { renderMark } from './mark.ts';
import { html, type Markup, nothing } from './markup.ts';
import { renderSeal } from './seal.ts';

function countChecks({ checks, findings }: Run): Markup {
  if (checks.length === 0) return nothing;
  const own = checks.map((check) => statusOfCheck(check, findings));
  const counts = statuses.map((status) => {
    const count = own.filter((one) => one === status).length;
    return count === 0 ? nothing : html`<li>${renderMark(status)}<b>${countText(count)}</b> ${status}</li>`;
  });
  return html`<ul class="counts" aria-label="Checks">${counts}</ul>`;
}

function countFindings({ findings }: Run): Markup {
  if (findings.length === 0) return nothing;
  const counts = levels.map((level) => {
    const count = findings.filter((finding) => finding.level === level).length;
    return count === 0
      ? nothing
      : html`<li><span class="weight ${level}">${level}</span> <b>${countText(count)}</b></li>`;
  });
  return html`<ul class="counts" aria-label="Findings by level">${counts}</ul>`;
}

/** The verdict in one sentence, with its seal, and the facts of the run. */
export function renderVerdict(run: Run): Markup {
  return html`<header class="verdict"><div class="banner">${renderSeal(run)}<div><h1>${cutText(run.summary, 600)}</h1><div class="tally">${countChecks(run)}${countFindings(run)}</div></div></div>${renderFacts(run)}</header>`;
}
