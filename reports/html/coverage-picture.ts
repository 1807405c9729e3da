import { namesAt } from '../../conformance/run/place.ts';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import { amountText, countText } from '../text/amount-text.ts';
import { arrangeCoverage, type CoverageGroup, type CoverageRow } from './coverage-grid.ts';
import { renderMark } from './mark.ts';
import { html, type Markup, nothing } from './markup.ts';

/** The sizes of a square, and how many exchanges it stands for at least. */
const sizes = [
  [1, 'one exchange'],
  [2, '2 to 4'],
  [5, '5 to 19'],
  [20, '20 or more'],
] as const;

const mostOthers = 80;

const sizeOf = (count: number): number => sizes.filter(([least]) => count >= least).length;

function renderCount(count: number): Markup {
  return count === 0 ? html`<td></td>` : html`<td class="n${sizeOf(count)}"><i>${countText(count)}</i></td>`;
}

function renderRow(row: CoverageRow, failing: ReadonlySet<string>): Markup {
  const mark = failing.has(row.name)
    ? html`${renderMark('failed')}<span class="hidden">has a finding: </span>`
    : nothing;
  return html`<tr><th scope="row">${mark}${cutText(row.name, 60)}</th>${row.counts.map(renderCount)}<td class="number">${countText(row.others.length)}</td></tr>`;
}

function renderGroup({ title, rows }: CoverageGroup, columns: number, failing: ReadonlySet<string>): Markup {
  return html`<tbody><tr><th class="group" scope="rowgroup" colspan="${columns + 2}"><span>${title}</span></th></tr>${rows.map((row) => renderRow(row, failing))}</tbody>`;
}

function describeOthers(others: CoverageRow['others']): string {
  const shown = others
    .slice(0, mostOthers)
    .map(([name, count]) => `${cutText(name, 60)}${count === 1 ? '' : ` ×${countText(count)}`}`)
    .join(', ');
  const left = others.length - mostOthers;
  return left > 0 ? `${shown} and ${countText(left)} more` : shown;
}

/** What the columns do not show: classes of one or a few fields. */
function renderOthers(groups: readonly CoverageGroup[]): Markup {
  const rows = groups
    .flatMap((group) => group.rows)
    .filter(({ others }) => others.length > 0)
    .map(
      ({ name, others }) => html`<div><dt>${cutText(name, 60)}</dt><dd>${describeOthers(others)}</dd></div>`,
    );
  return rows.length === 0
    ? nothing
    : html`<details class="fold"><summary>Classes of only a few fields</summary><dl class="others">${rows}</dl></details>`;
}

function namesWithFindings(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.flatMap(({ place }) => namesAt(place)));
}

/** Field by class of value: what was sent, as a picture that reads as a table. */
export function renderCoverage({ coverage, findings }: Run): Markup {
  const { columns, groups, fields, classes, values } = arrangeCoverage(coverage);
  if (groups.length === 0) return html`<p class="note">This run sent no systematic cases.</p>`;
  const failing = namesWithFindings(findings);
  const legend = sizes.map(
    ([, words], index) => html`<li><span class="swatch n${index + 1}"></span>${words}</li>`,
  );
  return html`<p class="lead">${amountText(values, 'value')} for ${amountText(fields, 'field')}, paths and bodies, in ${countText(classes)} classes of value.</p><div class="scroll" role="region" aria-label="Coverage: field by class of value" tabindex="0"><table class="coverage"><thead><tr><td></td>${columns.map((name) => html`<th scope="col"><span>${cutText(name, 40)}</span></th>`)}<th scope="col"><span>other classes</span></th></tr></thead>${groups.map((group) => renderGroup(group, columns.length, failing))}</table></div><ul class="legend">${legend}<li><span class="swatch none"></span>not sent</li>${failing.size === 0 ? nothing : html`<li>${renderMark('failed')}has a finding</li>`}</ul>${renderOthers(groups)}`;
}
