import { html, type Markup } from './markup.ts';

/** A part of a page that can be linked to. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: Markup;
}

/** A part of a page under its heading. */
export function renderSection({ id, title, content }: Section): Markup {
  return html`<section class="part" id="${id}"><h2>${title}</h2>${content}</section>`;
}
