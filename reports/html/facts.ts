import type { Run } from '../../conformance/run/run-record.ts';
import { cutText } from '../text/cut-text.ts';
import { type RunFact, runFacts } from '../text/run-facts.ts';
import { html, type Markup, nothing } from './markup.ts';

function renderFact({ name, text, kind }: RunFact): Markup {
  const shown = cutText(text, 200);
  const value = kind === undefined ? html`${shown}` : html`<code>${shown}</code>`;
  return html`<div${kind === 'url' ? html` class="wide"` : nothing}><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** What was judged, when, by what, and what it takes to do it again. */
export function renderFacts(run: Run): Markup {
  return html`<dl class="facts">${runFacts(run).map(renderFact)}</dl>`;
}
