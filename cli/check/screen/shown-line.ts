import type { Paint } from '../../terminal/paint.ts';
import { visibleText } from '../../terminal/visible-text.ts';

/** A stretch of a text. */
export interface Span {
  readonly at: number;
  readonly length: number;
}

/** A line that a terminal may show as it is. */
export interface ShownLine {
  readonly text: string;
  /** It holds the place that matters. */
  readonly isMarked?: boolean;
  /** Where in the line the place stands, if the line holds more. */
  readonly caret?: Span;
}

const plain = /^[\x20-\x7e]*$/;

/** One line of a text from outside, cut to the width around the place that matters. */
export function cutLine(text: string, width: number, place?: Span): ShownLine {
  const isInSight = place === undefined || place.at + place.length < width || place.at < width / 3;
  const start = isInSight ? 0 : place.at - Math.floor(width / 3);
  const lead = start === 0 ? '' : '…';
  const shown = lead + visibleText(text.slice(start, start + width + 1), width - lead.length);
  if (place === undefined) return { text: shown };
  const before = text.slice(start, place.at);
  const at = lead.length + visibleText(before).length;
  // Characters of other scripts may take two columns or none: a caret after them would point beside the place.
  if (!plain.test(before) || at >= shown.length) return { text: shown, isMarked: true };
  const stretch = visibleText(text.slice(place.at, place.at + Math.min(place.length, width)));
  const length = plain.test(stretch) ? Math.max(1, Math.min(stretch.length, shown.length - at)) : 1;
  return { text: shown, isMarked: true, caret: { at, length } };
}

/** Writes lines below each other, the marked ones with a `>` before them and carets under the place. */
export function printShownLines(lines: readonly ShownLine[], indent: number, paint: Paint): string {
  const gutter = ' '.repeat(indent - 2);
  return lines
    .map(({ text, isMarked = false, caret }) => {
      if (!isMarked) return `${gutter}  ${text}\n`;
      const line = `${gutter}${paint('yellow', '>')} ${paint('bold', text)}\n`;
      if (caret === undefined) return line;
      return `${line}${gutter}  ${' '.repeat(caret.at)}${paint('yellow', '^'.repeat(caret.length))}\n`;
    })
    .join('');
}
