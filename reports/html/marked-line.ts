import { nameUnseen, unseenCharacters } from '../../spec/visible-text.ts';
import type { MarkedLine } from '../text/marked-line.ts';
import { type Content, html, type Markup } from './markup.ts';

const unseenRuns = new RegExp(`(${unseenCharacters.source}+)`, 'u');

/** A text whose unseen characters stand out, so that nobody takes them for what was written with a backslash. */
export function showCharacters(text: string): Content {
  if (!unseenRuns.test(text)) return text;
  return text
    .split(unseenRuns)
    .map((part, index) => (index % 2 === 0 ? part : html`<span class="unseen">${nameUnseen(part)}</span>`));
}

/** A text in which spaces matter: those at its ends, and several in a row, stand out too. */
export function showSpaces(text: string): Content {
  const parts = text.split(/( +)/);
  const isAtAnEnd = (index: number) => parts[index - 1] === '' || parts[index + 1] === '';
  return parts.map((part, index) =>
    index % 2 === 1 && (part.length > 1 || isAtAnEnd(index))
      ? html`<span class="spaces">${part}</span>`
      : showCharacters(part),
  );
}

/** A line with the part that matters marked. */
export function renderLine({ text, mark }: MarkedLine): Markup {
  if (mark === undefined) return html`${showCharacters(text)}`;
  const end = mark.at + mark.length;
  return html`${showCharacters(text.slice(0, mark.at))}<mark>${showCharacters(text.slice(mark.at, end))}</mark>${showCharacters(text.slice(end))}`;
}

export function renderLines(lines: readonly MarkedLine[]): Markup {
  return html`<pre>\n${lines.map((line, index) => [index === 0 ? '' : html`\n`, renderLine(line)])}</pre>`;
}
