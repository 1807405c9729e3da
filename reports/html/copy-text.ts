import { html, type Markup } from './markup.ts';

/** A command with a button that copies it. */
export function renderCommand(id: string, label: string, command: string): Markup {
  return html`<div class="command"><span class="label">${label}</span><code id="${id}">${command}</code><button type="button" data-copy="${id}" aria-label="Copy: ${label}">Copy</button></div>`;
}
