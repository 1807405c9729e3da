import type { Status } from '../text/finding-status.ts';
import { html, type Markup } from './markup.ts';

/** What a mark says; each has a shape of its own, so that colour is never needed. */
export type MarkName = Status | 'unjudged';

/** Every mark, in the order of a legend. */
export const markNames: readonly MarkName[] = ['passed', 'failed', 'flaky', 'known', 'skipped', 'unjudged'];

export function wordOf(name: MarkName): string {
  return name === 'unjudged' ? 'not judged' : name;
}

const shapes: Readonly<Record<MarkName, Markup>> = {
  passed: html`<circle cx="8" cy="8" r="6.5"/><path d="M4.8 8.3l2.2 2.3 4.2-4.9"/>`,
  failed: html`<path class="solid" d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z"/><path class="cut" d="M5.3 5.3l5.4 5.4M10.7 5.3l-5.4 5.4"/>`,
  flaky: html`<path d="M8 1.2L14.8 8 8 14.8 1.2 8z"/><path d="M4.6 8.6c1.1-1.7 2.2-1.7 3.4-.5s2.3 1.1 3.4-.6"/>`,
  known: html`<path d="M3.5 15V1.5h9l-2.4 3.2 2.4 3.2h-9"/>`,
  skipped: html`<path d="M4 8h8"/>`,
  unjudged: html`<circle class="dashed" cx="8" cy="8" r="6.5"/><path d="M6.1 6.3c.1-2.5 3.9-2.4 3.8 0 0 1.4-1.9 1.5-1.9 3M8 11.3v.9"/>`,
};

/** The shapes, once on the page. */
export function renderMarkShapes(): Markup {
  const symbols = Object.entries(shapes).map(
    ([name, shape]) => html`<symbol id="mark-${name}" viewBox="0 0 16 16">${shape}</symbol>`,
  );
  return html`<svg class="shapes" aria-hidden="true" width="0" height="0">${symbols}</svg>`;
}

/** A mark beside a text that says the same. */
export function renderMark(name: MarkName): Markup {
  return html`<svg class="mark ${name}" aria-hidden="true" width="16" height="16"><use href="#mark-${name}"/></svg>`;
}
