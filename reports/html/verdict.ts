import { leadingOf } from '../../conformance/folding/leading.ts';
import { findingLevels } from '../../conformance/run/order-findings.ts';
import type { Run } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import { countText } from '../text/amount-text.ts';
import { countChecks } from '../text/finding-status.ts';
import { type RunFact, runFacts } from '../text/run-facts.ts';
import { renderMark } from './mark.ts';
import { html, type Markup, nothing } from './markup.ts';
import { renderSeal } from './seal.ts';

function renderChecks(run: Run): Markup {
  const counts = countChecks(run).map(
    ([status, count]) => html`<li>${renderMark(status)}<b>${countText(count)}</b> ${status}</li>`,
  );
  return counts.length === 0 ? nothing : html`<ul class="counts" aria-label="Checks">${counts}</ul>`;
}

function countFindings({ findings }: Run): Markup {
  if (findings.length === 0) return nothing;
  const counts = findingLevels.map((level) => {
    const count = leadingOf(findings).filter((finding) => finding.level === level).length;
    return count === 0
      ? nothing
      : html`<li><span class="weight ${level}">${level}</span> <b>${countText(count)}</b></li>`;
  });
  return html`<ul class="counts" aria-label="Findings by level">${counts}</ul>`;
}

function renderFact({ name, text, kind }: RunFact): Markup {
  const shown = cutText(text, 200);
  const value = kind === undefined ? shown : html`<code>${shown}</code>`;
  return html`<div${kind === 'url' ? html` class="wide"` : nothing}><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** The verdict in one sentence, with its seal, and the facts of the run. */
export function renderVerdict(run: Run): Markup {
  return html`<header class="verdict"><div class="banner">${renderSeal(run)}<div><h1>${cutText(run.summary, 600)}</h1><div class="tally">${renderChecks(run)}${countFindings(run)}</div></div></div><dl class="facts">${runFacts(run).map(renderFact)}</dl></header>`;
}
