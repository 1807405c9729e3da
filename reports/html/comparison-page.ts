import type { Agreement, Run } from '../../conformance/run/run-record.ts';
import { type AgreementMeasure, agreementMeasures } from '../text/agreement-text.ts';
import type { LedFinding } from '../text/also-seen.ts';
import { amountText, countText, percentText } from '../text/amount-text.ts';
import { renderFilters } from './filters.ts';
import { renderFindings } from './findings.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { PageBudget } from './page-budget.ts';
import { filterGroupsOf, renderSection } from './run-page.ts';

/** However few differ, they are seen. */
const narrowest = 1.5;

function renderBar({ agreed, all }: AgreementMeasure): Markup {
  const differ = all === 0 || agreed >= all ? 0 : Math.max(((all - agreed) / all) * 100, narrowest);
  const same = 100 - differ;
  return html`<svg class="agreed" aria-hidden="true" width="100%" height="18"><rect class="${all === 0 ? 'none' : 'same'}" width="${same.toFixed(2)}%" height="18"/><rect class="differ" x="${same.toFixed(2)}%" width="${differ.toFixed(2)}%" height="18"/></svg>`;
}

function renderMeasure(measure: AgreementMeasure): Markup {
  const { name, meaning, agreed, all } = measure;
  const different = all - agreed;
  return html`<div class="measure"><h3>${name}</h3><p class="rate">${percentText(agreed, all)}</p>${renderBar(measure)}<p class="meaning">${countText(agreed)} of ${countText(all)}: ${meaning}. <b>${different === 1 ? '1 differs' : `${countText(different)} differ`}.</b></p></div>`;
}

/** How often two deployments answered alike, as a picture. */
export function renderAgreement(agreement: Agreement): Markup {
  return html`<p class="lead">${amountText(agreement.requests, 'request')}, each sent to both deployments.</p><div class="measures">${agreementMeasures(agreement).map(renderMeasure)}</div>`;
}

/** Two deployments side by side: how often they agree, and where they do not. */
export function renderComparisonPage(run: Run, own: readonly LedFinding[], room: PageBudget): Markup {
  const { agreement } = run;
  const findings = own.map(({ finding }) => finding);
  const differences =
    own.length === 0
      ? html`<p class="lead">Both deployments gave the same answers.</p>`
      : html`${renderFilters('comparison', 'Search differences', filterGroupsOf({ checks: [], findings }), own.length > 1)}${renderFindings(own, run, room)}`;
  return html`${
    agreement === undefined
      ? nothing
      : renderSection({ id: 'agreement', title: 'Agreement', content: renderAgreement(agreement) })
  }${renderSection({ id: 'differences', title: 'Differences', content: differences })}`;
}
