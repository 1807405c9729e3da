import type { Run } from '../../conformance/run/run-record.ts';
import type { LedFinding } from '../text/also-seen.ts';
import { renderAgreement } from './agreement.ts';
import { renderFilters } from './filters.ts';
import { renderFindings } from './findings.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { PageBudget } from './page-budget.ts';
import { filterGroupsOf, renderSection } from './run-page.ts';

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
