import type { CheckResult, Finding, Run } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import { countText } from '../text/amount-text.ts';
import { statusOfCheck, statusOfFindings } from '../text/finding-status.ts';
import { operationNames } from '../text/operation-text.ts';
import { type MarkName, markNames, renderMark, wordOf } from './mark.ts';
import { html, type Markup, nothing } from './markup.ts';

/** More checks than the kit will ever have. */
const mostChecks = 300;

/** What a check came to on one operation; undefined where it does not concern it. */
export function decideCell(
  check: CheckResult,
  operation: Finding['operation'],
  run: Pick<Run, 'findings' | 'operations'>,
): MarkName | undefined {
  if (!check.operations.includes(operation)) return undefined;
  if (check.status === 'skipped') return 'skipped';
  const own = run.findings.filter((finding) => finding.check === check.id && finding.operation === operation);
  if (own.length > 0) return statusOfFindings(own);
  const seen = run.operations.find((one) => one.operation === operation);
  return seen === undefined || seen.requests === 0 || seen.notJudged !== undefined ? 'unjudged' : 'passed';
}

function renderCell(mark: MarkName | undefined): Markup {
  return mark === undefined
    ? html`<td class="cell"></td>`
    : html`<td class="cell ${mark}">${renderMark(mark)}<span class="hidden">${wordOf(mark)}</span></td>`;
}

function renderRow(check: CheckResult, run: Run): Markup {
  const reason =
    check.status === 'skipped'
      ? html`<span class="reason">skipped: ${cutText(check.reason ?? 'no reason given', 300)}</span>`
      : nothing;
  return html`<tr data-item="check" data-level="${check.level}" data-status="${statusOfCheck(check, run.findings)}"><th scope="row"><span class="check">${cutText(check.id, 100)}</span> <span class="requirement">${cutText(check.requirement, 400)}</span>${reason}</th><td class="section minor">${cutText(check.clause, 40)}</td><td class="section">${check.level}</td><td class="number minor">${countText(check.cases)}</td>${operationNames.map(([operation]) => renderCell(decideCell(check, operation, run)))}</tr>`;
}

function renderLegend(): Markup {
  const entries = markNames.map((name) => html`<li>${renderMark(name)}${wordOf(name)}</li>`);
  return html`<ul class="legend">${entries}<li><span class="blank"></span>does not apply</li></ul>`;
}

export function renderCheckMatrix(run: Run): Markup {
  if (run.checks.length === 0) return html`<p class="note">This run had no checks.</p>`;
  const left = run.checks.length - mostChecks;
  return html`<div class="scroll" role="region" aria-label="Checks by operation" tabindex="0"><table class="matrix"><thead><tr><th scope="col">check</th><th scope="col" class="section minor"><abbr title="section of the contract">§</abbr></th><th scope="col">level</th><th scope="col" class="number minor">cases</th>${operationNames.map(([name, title]) => html`<th scope="col" class="cell" title="${name}"><span>${title}</span></th>`)}</tr></thead><tbody>${run.checks.slice(0, mostChecks).map((check) => renderRow(check, run))}</tbody></table></div>${left > 0 ? html`<p class="note">and ${countText(left)} more in run.json</p>` : nothing}${renderLegend()}`;
}
