import { findingLevels } from '../../conformance/run/order-findings.ts';
import type { Run } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import type { LedFinding } from '../text/also-seen.ts';
import { amountText } from '../text/amount-text.ts';
import { statuses, statusOfCheck, statusOfFinding } from '../text/finding-status.ts';
import { renderAgents } from './agents.ts';
import { renderAnswers } from './answers.ts';
import { renderCheckMatrix } from './check-matrix.ts';
import { renderCoverage } from './coverage-picture.ts';
import { renderExploration } from './exploration.ts';
import { type FilterGroup, renderFilters } from './filters.ts';
import { renderFindings } from './findings.ts';
import { renderLatency } from './latency-picture.ts';
import { html, type Markup, nothing } from './markup.ts';
import { renderNotJudged } from './not-judged.ts';
import type { PageBudget } from './page-budget.ts';
import { renderSecondOpinion } from './second-opinion.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: Markup;
}

export const renderSection = ({ id, title, content }: Section): Markup =>
  html`<section class="part" id="${id}"><h2>${title}</h2>${content}</section>`;

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
      ? html`<p class="lead">${run.exploration === undefined ? 'No findings: everything that was judged conforms to the contract.' : 'No findings.'}</p>`
      : renderFindings(own, run, room);
  const isJudged = own.length > 0 || (run.checks.length > 0 && run.comparedWith === undefined);
  const hasCoverage = Object.keys(run.coverage).length > 0;
  const sections: readonly (readonly [id: string, title: string, content: Markup | undefined])[] = [
    ['findings', 'Findings', isJudged ? findings : undefined],
    ['exploration', 'Exploration', run.exploration && renderExploration(run.exploration, run)],
    ['checks', 'Checks by operation', run.checks.length > 0 ? renderCheckMatrix(run) : undefined],
    ['coverage', 'Coverage', hasCoverage ? renderCoverage(run) : undefined],
    ['latency', 'Latency', renderLatency(run.operations)],
    ['answers', 'Answers', renderAnswers(run, room)],
    ['not-judged', 'Not judged, and why', renderNotJudged(run)],
    ['agents', 'Agents', renderAgents(run)],
    ['second-opinion', 'Second opinion', secondOpinion && renderSecondOpinion(secondOpinion)],
    ['baseline', 'Baseline', staleBaseline.length > 0 ? renderStale(staleBaseline) : undefined],
  ];
  return sections.flatMap(([id, title, content]) => (content === undefined ? [] : [{ id, title, content }]));
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
