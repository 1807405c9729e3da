import { findingLevels } from '../../conformance/run/order-findings.ts';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import type { LedFinding } from '../text/also-seen.ts';
import { amountText, countText } from '../text/amount-text.ts';
import { renderFinding } from './finding.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { PageBudget } from './page-budget.ts';

const meanings: Readonly<Record<Finding['level'], string>> = {
  must: 'the contract requires it',
  should: 'the contract suggests it',
  drift: 'the contract leaves it open, but it differs from the given dialect',
  odd: 'no clause decides it',
};

function renderLevel(level: Finding['level'], items: readonly Markup[], own: readonly LedFinding[]): Markup {
  const left = own.length - items.length;
  const isCompared = own.every(({ finding }) => finding.other !== undefined);
  const meaning = isCompared ? nothing : html` <span class="meaning">${meanings[level]}</span>`;
  return html`<section class="level" data-level="${level}"><h3><span class="weight ${level}">${level}</span> ${countText(own.length)}${meaning}</h3>${items}${
    left === 0
      ? nothing
      : html`<p class="note">and ${amountText(left, 'more finding')} of this level, in run.json</p>`
  }</section>`;
}

/** Leading findings by weight, the first one open. */
export function renderFindings(sorted: readonly LedFinding[], run: Run, room: PageBudget): Markup {
  const first = sorted[0];
  const shown = findingLevels.map((level) => {
    const own = sorted.filter(({ finding }) => finding.level === level);
    const items = own.flatMap((indexed) => renderFinding(indexed, run, room, indexed === first) ?? []);
    return own.length === 0 ? nothing : renderLevel(level, items, own);
  });
  return html`<div class="findings">${shown}</div>`;
}
