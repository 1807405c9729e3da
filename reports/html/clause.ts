import { cutText } from '../text/cut-text.ts';
import { html, type Markup } from './markup.ts';

/** The section of the contract and what it requires. */
export function renderClause(clause: string, requirement: string): Markup {
  return html`<p class="clause"><span class="section">contract ${cutText(clause, 40)}</span> ${cutText(requirement, 600)}</p>`;
}
