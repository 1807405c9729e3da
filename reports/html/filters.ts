import { html, type Markup, nothing } from './markup.ts';

/** What may be shown or hidden by one property. */
export interface FilterGroup {
  readonly name: 'level' | 'status';
  readonly values: readonly string[];
}

function renderGroup({ name, values }: FilterGroup, view: string): Markup {
  const boxes = values.map(
    (value) =>
      html`<label class="box"><input type="checkbox" name="${view}-${name}" data-filter="${name}" value="${value}" checked> ${value}</label>`,
  );
  return boxes.length < 2 ? nothing : html`<fieldset><legend>${name}</legend>${boxes}</fieldset>`;
}

/** Filters of one view. The boxes work by style alone; the text needs the script, and is shown only where it runs. */
export function renderFilters(
  view: string,
  label: string,
  groups: readonly FilterGroup[],
  hasFolds = false,
): Markup {
  const folds = hasFolds
    ? html`<span class="folds scripted"><button type="button" data-fold="open">Open all</button> <button type="button" data-fold="closed">Close all</button></span>`
    : nothing;
  return html`<div class="filters" role="search" aria-label="${label}"><label class="find scripted">${label} <input type="search" data-filter="text" autocomplete="off" spellcheck="false"></label>${groups.map((group) => renderGroup(group, view))}<p class="scripted"><output class="shown-count" aria-live="polite"></output></p><button type="button" class="scripted" data-reset hidden>Show all</button>${folds}</div>`;
}
