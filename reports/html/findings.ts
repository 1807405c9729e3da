import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { orderFindings } from '../order-findings.ts';
import { amountText, countText } from './amount-text.ts';
import { type Recorded, renderFinding } from './finding.ts';
import { levels } from './finding-status.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { Room } from './room.ts';

/** Findings in the order of all reports, each with where it stands in the record. */
export function sortFindings(findings: readonly Finding[]): readonly Recorded[] {
  const indexes = new Map(findings.map((finding, index) => [finding, index]));
  return orderFindings(findings).map((finding) => ({ finding, index: indexes.get(finding) ?? 0 }));
}

const meanings: Readonly<Record<Finding['level'], string>> = {
  must: 'the contract requires it',
  should: 'the contract suggests it',
  drift: 'the contract leaves it open, and the dialect that was given says otherwise',
};

function renderLevel(level: Finding['level'], items: readonly Markup[], own: readonly Recorded[]): Markup {
  const left = own.length - items.length;
  const isCompared = own.every(({ finding }) => finding.other !== undefined);
  const meaning = isCompared ? nothing : html` <span class="meaning">${meanings[level]}</span>`;
  return html`<section class="level" data-level="${level}"><h3><span class="weight ${level}">${level}</span> ${countText(own.length)}${meaning}</h3>${items}${
    left === 0
      ? nothing
      : html`<p class="note">and ${amountText(left, 'more finding')} of this level, in run.json</p>`
  }</section>`;
}

/** Findings by weight, the first one open. */
export function renderFindings(sorted: readonly Recorded[], run: Run, room: Room): Markup {
  const first = sorted[0];
  const shown = levels.map((level) => {
    const own = sorted.filter(({ finding }) => finding.level === level);
    const items = own.flatMap((recorded) => renderFinding(recorded, run, room, recorded === first) ?? []);
    return own.length === 0 ? nothing : renderLevel(level, items, own);
  });
  return html`<div class="findings">${shown}</div>`;
}
