import { findingLevels } from '../../conformance/run/order-findings.ts';
import type { Run } from '../../conformance/run/run-record.ts';
import type { LedFinding } from '../text/also-seen.ts';
import { amountText } from '../text/amount-text.ts';
import { cutText } from '../text/cut-text.ts';
import { statuses, statusOfCheck, statusOfFinding } from '../text/finding-status.ts';
import { renderAgents } from './agents.ts';
import { renderAnswers } from './answers.ts';
import { renderCheckMatrix } from './check-matrix.ts';
import { renderCoverage } from './coverage-picture.ts';
import { type FilterGroup, renderFilters } from './filters.ts';
import { renderFindings } from './findings.ts';
import { renderLatency } from './latency-picture.ts';
import { html, type Markup, nothing } from './markup.ts';
import { renderNotJudged } from './not-judged.ts';
import type { PageBudget } from './page-budget.ts';
import { renderSecondOpinion } from './second-opinion.ts';
import { renderSection, type Section } from './section.ts';

/** What findings and checks can be filtered by. */
export function filterGroupsOf({
  checks,
  findings,
}: Pick<Run, 'checks' | 'findings'>): readonly FilterGroup[] {
  const items = [
    ...findings.map((finding) => ({ level: finding.level, status: statusOfFinding(finding) })),
    ...checks.map((check) => ({ level: check.level, status: statusOfCheck(check, findings) })),
  ];
  return [
    { name: 'level', values: findingLevels.filter((level) => items.some((item) => item.level === level)) },
    { name: 'status', values: statuses.filter((status) => items.some((item) => item.status === status)) },
  ];
}

function renderStale(stale: readonly string[]): Markup {
  const shown = stale.slice(0, 200).map((id) => html`<code>${cutText(id, 100)}</code> `);
  return html`<p class="lead">${amountText(stale.length, 'entry', 'entries')} of the baseline were not seen again; <code>--update-baseline</code> removes them.</p><p class="names">${shown}</p>`;
}

function sectionsOf(run: Run, own: readonly LedFinding[], room: PageBudget): readonly Section[] {
  const { secondOpinion, staleBaseline = [] } = run;
  const findings =
    own.length === 0
      ? html`<p class="lead">No findings: everything that was judged conforms to the contract.</p>`
      : renderFindings(own, run, room);
  const isJudged = own.length > 0 || (run.checks.length > 0 && run.comparedWith === undefined);
  return [
    ...(isJudged ? [{ id: 'findings', title: 'Findings', content: findings }] : []),
    ...(run.checks.length === 0
      ? []
      : [{ id: 'checks', title: 'Checks by operation', content: renderCheckMatrix(run) }]),
    ...(Object.keys(run.coverage).length === 0
      ? []
      : [{ id: 'coverage', title: 'Coverage', content: renderCoverage(run) }]),
    { id: 'latency', title: 'Latency', content: renderLatency(run.operations) },
    { id: 'answers', title: 'Answers', content: renderAnswers(run, room) },
    { id: 'not-judged', title: 'Not judged, and why', content: renderNotJudged(run) },
    { id: 'agents', title: 'Agents', content: renderAgents(run) },
    ...(secondOpinion === undefined
      ? []
      : [{ id: 'second-opinion', title: 'Second opinion', content: renderSecondOpinion(secondOpinion) }]),
    ...(staleBaseline.length === 0
      ? []
      : [{ id: 'baseline', title: 'Baseline', content: renderStale(staleBaseline) }]),
  ];
}

/** The run: what departs, what was judged, with what, how fast, and what was not. */
export function renderRunPage(run: Run, own: readonly LedFinding[], room: PageBudget): Markup {
  const sections = sectionsOf(run, own, room);
  const links = sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`);
  const groups = filterGroupsOf({ ...run, findings: own.map(({ finding }) => finding) });
  const filters =
    run.checks.length + own.length === 0
      ? nothing
      : renderFilters('run', 'Search findings and checks', groups, own.length > 1);
  return html`<nav class="contents" aria-label="On this page"><ul>${links}</ul></nav>${filters}${sections.map(renderSection)}`;
}
